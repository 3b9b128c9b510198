/** The id of the element the site is rendered into. */
export const ROOT_ID = 'root'

/** Whether this document was written by the build. */
export const isPrerendered = (): boolean =>
  document.getElementById(ROOT_ID)?.hasAttribute('data-prerendered') ?? false

/** Whether this document is the cached shell: the network failed, and the service worker responded instead. */
export const isCachedShell = (): boolean =>
  document.getElementById(ROOT_ID)?.hasAttribute('data-kept') ?? false

/** The path at which this document was requested; the router may have navigated away from it since. */
const SERVED_PATH = typeof document === 'undefined' ? null : window.location.pathname

/** Whether the server sent this document as the not-found page for `path` (P-09), even if a route matches it. */
export const isServedAsMissing = (path: string): boolean =>
  path === SERVED_PATH && (document.getElementById(ROOT_ID)?.hasAttribute('data-missing') ?? false)

/**
 * Whether the booking page at `path` must be loaded as a new document. The server sends it as an empty shell with a content
 * security policy that allows the card provider; prerendered pages and the cached shell do not have that policy.
 */
export const needsOwnDocument = (path: string): boolean =>
  isPrerendered() || (isCachedShell() && new URL(path, window.location.origin).pathname !== SERVED_PATH)
