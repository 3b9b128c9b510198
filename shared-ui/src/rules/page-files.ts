/** The page without contents, as the service worker caches it. On its own, so that the worker names no other page. */
export const CACHED_SHELL = 'offline.html'

/** The files of the public site that the build writes, and the server sends, for more than one address. */
export const PAGE_FILES = {
  /** The empty page, for every address whose page is rendered by the browser. */
  shell: 'app.html',
  /** The same page, as the service worker caches it. */
  cachedShell: CACHED_SHELL,
  /** For addresses that do not exist. */
  notFound: '404.html',
  /** For every booking: its code completes it from the address. */
  booking: 'make-reservation/roomID/inDate/outDate.html',
} as const
