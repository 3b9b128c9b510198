import { CACHED_SHELL } from 'shared-ui/rules/page-files'
import { outdatedCaches, releaseCache } from './cache-names.ts'
import { withinPageTimeout } from './network-timeout.ts'
import { RELEASE } from './release.ts'

/** The empty page in which the cached code renders any page. */
const SHELL = `/${CACHED_SHELL}`

/**
 * Caches the shell and its files. Unchanged files are copied from the previous release, so that a new release downloads only
 * changes. Rejects if a file cannot be fetched or the server has another release by now: the worker is not installed then,
 * and the browser retries with the next page.
 */
export async function storeRelease(): Promise<void> {
  const cache = await caches.open(releaseCache(RELEASE.name))
  const shell = await fetch(SHELL, { cache: 'no-cache' })
  if (!shell.ok || !(await shell.clone().text()).includes(RELEASE.entry))
    throw new Error(`${SHELL} is not of the release ${RELEASE.name}; the browser retries with the next page`)
  await cache.put(SHELL, shell)
  await Promise.all(RELEASE.files.map((file) => storeFile(cache, `/${file}`)))
}

async function storeFile(cache: Cache, path: string): Promise<void> {
  const cached = await caches.match(path)
  if (cached) await cache.put(path, cached)
  else await cache.add(path)
}

/** Deletes the caches that no page needs any more. */
export async function dropOutdated(): Promise<void> {
  const names = outdatedCaches(await caches.keys(), RELEASE.name)
  await Promise.all(names.map((name) => caches.delete(name)))
}

/**
 * Responds to a page request from the network. If that fails, responds with the cached shell, which renders the page and
 * requests its data itself.
 */
export async function respondWithPage(event: FetchEvent): Promise<Response> {
  const response = requestPage(event)
  return (await withinPageTimeout(response)) ?? (await cachedShell()) ?? response
}

/** Responds to the booking page without a timeout: only the server's response has the content security policy for card fields. */
export async function respondToBooking(event: FetchEvent): Promise<Response> {
  const response = requestPage(event)
  return response.catch(async () => (await cachedShell()) ?? response)
}

/** Uses the navigation preload that the browser started while the worker was starting, where it supports that. */
async function requestPage({ preloadResponse, request }: FetchEvent): Promise<Response> {
  const preloaded: unknown = await preloadResponse
  return preloaded instanceof Response ? preloaded : fetch(request)
}

const cachedShell = async (): Promise<Response | undefined> =>
  (await caches.open(releaseCache(RELEASE.name))).match(SHELL)

/** Responds to an asset from the cache first: assets have hashed names and never change. */
export async function respondWithAsset({ request }: FetchEvent): Promise<Response> {
  const cached = await caches.match(request, { ignoreVary: true })
  if (cached) return cached
  const response = fetch(request)
  return response.catch(async () => (await caches.match(smallestWidth(request.url))) ?? response)
}

/** Pictures are cached only in their smallest width. */
const smallestWidth = (url: string): string => url.replace(/-\d+\.webp$/, '-480.webp')
