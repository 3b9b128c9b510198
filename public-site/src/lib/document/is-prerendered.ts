/** The id of the element the site is rendered into. */
export const ROOT_ID = 'root'

/** Whether the root element has an attribute. While a page is being rendered there is none. */
const rootHas = (attribute: string): boolean =>
  typeof document !== 'undefined' && (document.getElementById(ROOT_ID)?.hasAttribute(attribute) ?? false)

/** Whether this document was written by the build. */
export const isPrerendered = (): boolean => rootHas('data-prerendered')

/** Whether this document is the cached shell: the network failed, and the service worker responded instead. */
export const isCachedShell = (): boolean => rootHas('data-cached')

/** The path at which this document was requested; the router may have navigated away from it since. */
const SERVED_PATH = typeof document === 'undefined' ? null : window.location.pathname

/** Whether the server sent this document as the not-found page for `path`, even if a route matches it. */
export const isServedAsMissing = (path: string): boolean => path === SERVED_PATH && rootHas('data-missing')

/**
 * Whether the booking page at `path` must be loaded as a new document. The server sends booking pages with a content security
 * policy that allows the card provider; other pages and the cached shell do not have that policy. The document that the server
 * sent for this very path is never loaded again, which would not end.
 */
export const needsOwnDocument = (path: string): boolean =>
  (isCachedShell() || (isPrerendered() && !rootHas('data-booking'))) &&
  new URL(path, window.location.origin).pathname !== SERVED_PATH
