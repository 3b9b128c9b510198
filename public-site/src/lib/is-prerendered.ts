/** The id of the element the site is drawn into. */
export const ROOT_ID = 'root'

/**
 * Whether this document was written by the build. The booking page never is: the server sends it as an empty shell, with
 * a content security policy that lets the card provider in. So a link to it from a prerendered page loads a new document.
 */
export const isPrerendered = (): boolean =>
  document.getElementById(ROOT_ID)?.hasAttribute('data-prerendered') ?? false

/** The path this document was asked for with; within it the router goes on to others. */
const SERVED_PATH = typeof document === 'undefined' ? null : window.location.pathname

/** Whether the server sent this document to say that it has no page at `path` (P-09), whatever the routes think of it. */
export const isServedAsMissing = (path: string): boolean =>
  path === SERVED_PATH && (document.getElementById(ROOT_ID)?.hasAttribute('data-missing') ?? false)
