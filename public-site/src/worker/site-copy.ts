import { outdatedCaches, releaseCache } from './cache-names.ts'
import { withinPageTimeout } from './line.ts'
import { RELEASE } from './release.ts'

/** The empty page in which the kept code draws any page. */
const SHELL = '/offline.html'

/**
 * Keeps the shell and all it needs. What the release before had too is taken from there, so that a new release costs what
 * changed. Rejects where a file cannot be had, or the server has another release by now: the worker is not taken then, and
 * the browser tries again with the next page.
 */
export async function storeRelease(): Promise<void> {
  const cache = await caches.open(releaseCache(RELEASE.name))
  const shell = await fetch(SHELL, { cache: 'no-cache' })
  if (!shell.ok || !(await shell.clone().text()).includes(RELEASE.entry))
    throw new Error(`${SHELL} is not of the release ${RELEASE.name}; asked again with the next page`)
  await cache.put(SHELL, shell)
  await Promise.all(RELEASE.files.map((file) => storeFile(cache, `/${file}`)))
}

async function storeFile(cache: Cache, path: string): Promise<void> {
  const kept = await caches.match(path)
  if (kept) await cache.put(path, kept)
  else await cache.add(path)
}

/** Drops what no page asks for any more. */
export async function dropOutdated(): Promise<void> {
  const names = outdatedCaches(await caches.keys(), RELEASE.name)
  await Promise.all(names.map((name) => caches.delete(name)))
}

/**
 * A page: always as the server has it now, prices in it or not. Where the line fails, the shell draws it, and asks the
 * server itself for what the page needs.
 */
export async function respondWithPage(event: FetchEvent): Promise<Response> {
  const line = askForPage(event)
  return (await withinPageTimeout(line)) ?? (await cachedShell()) ?? line
}

/** The booking page comes with a policy of its own for the card fields: it waits for the line as long as it takes. */
export async function respondToBooking(event: FetchEvent): Promise<Response> {
  const line = askForPage(event)
  return line.catch(async () => (await cachedShell()) ?? line)
}

/** The browser has asked already, while the worker was starting; not all of them do. */
async function askForPage({ preloadResponse, request }: FetchEvent): Promise<Response> {
  const preloaded: unknown = await preloadResponse
  return preloaded instanceof Response ? preloaded : fetch(request)
}

const cachedShell = async (): Promise<Response | undefined> =>
  (await caches.open(releaseCache(RELEASE.name))).match(SHELL)

/** Code, letters and drawings never change under their names: kept ones are as good as the server's. */
export async function respondWithAsset({ request }: FetchEvent): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true })
  if (kept) return kept
  const line = fetch(request)
  return line.catch(async () => (await caches.match(smallestWidth(request.url))) ?? line)
}

/** A picture of the pages is kept in its smallest width alone. */
const smallestWidth = (url: string): string => url.replace(/-\d+\.webp$/, '-480.webp')
