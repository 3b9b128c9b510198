/** How long a loader waits for its response before the screen is drawn without it, in ms; most responses arrive by then. */
export const HEAD_START_MS = 150

/** Stale time for data fetched on every visit, in ms: the screen does not repeat the request of its own loader. */
export const VISIT_STALE_TIME_MS = 2_000

/** Resolves when the request settles, and at the latest after `HEAD_START_MS`; never rejects. */
export async function waitForHeadStart(request: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<void>((end) => {
    timer = setTimeout(end, HEAD_START_MS)
  })
  await Promise.race([request.catch(() => {}), late])
  clearTimeout(timer)
}
