import type {
  InfiniteQueryExecuteOptions,
  QueryClient,
  QueryExecuteOptions,
  QueryKey,
} from '@tanstack/react-query'

/** How long a loader waits for its response before the screen is drawn without it, in ms; most responses arrive by then. */
export const LOADER_WAIT_MS = 150

/** Stale time for data fetched on every visit, in ms: the screen does not repeat the request of its own loader. */
export const VISIT_STALE_TIME_MS = 2_000

/**
 * Requests the data of a screen and lets its loader wait briefly for it, so that the screen is drawn once, with the response. If the
 * response is late, the screen shows that it loads; if the request fails, the screen repeats it and shows the error.
 */
export const prefetchBeforeDraw = <Fetched, Problem, Selected, Stored, Key extends QueryKey>(
  client: QueryClient,
  options: QueryExecuteOptions<Fetched, Problem, Selected, Stored, Key>,
): Promise<void> => waitUnlessCached(client, options, client.query(options))

/** `prefetchBeforeDraw` for a list that loads page by page. */
export const prefetchPagesBeforeDraw = <Fetched, Problem, Selected, Key extends QueryKey, Page>(
  client: QueryClient,
  options: InfiniteQueryExecuteOptions<Fetched, Problem, Selected, Key, Page>,
): Promise<void> => waitUnlessCached(client, options, client.infiniteQuery(options))

async function waitUnlessCached(
  client: QueryClient,
  { queryKey }: { queryKey: QueryKey },
  request: Promise<unknown>,
): Promise<void> {
  const settledOrLate = waitBriefly(request)
  // A cached response is shown at once and refreshed in the background.
  if (client.getQueryData(queryKey) === undefined) await settledOrLate
}

/** Resolves when the request settles, and at the latest after `LOADER_WAIT_MS`; never rejects. */
export async function waitBriefly(request: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<void>((end) => {
    timer = setTimeout(end, LOADER_WAIT_MS)
  })
  await Promise.race([request.catch(() => {}), late])
  clearTimeout(timer)
}
