/** The id of the element the site is drawn into. */
export const ROOT_ID = 'root'

/** Whether this document was written by the build. */
export const isPrerendered = (): boolean =>
  document.getElementById(ROOT_ID)?.hasAttribute('data-prerendered') ?? false

/** Whether this document is the shell that the browser keeps: the line failed, and the worker answered in the server's place. */
export const isStored = (): boolean => document.getElementById(ROOT_ID)?.hasAttribute('data-kept') ?? false

/** The path this document was asked for with; within it the router goes on to others. */
const SERVED_PATH = typeof document === 'undefined' ? null : window.location.pathname

/** Whether the server sent this document to say that it has no page at `path` (P-09), whatever the routes think of it. */
export const isServedAsMissing = (path: string): boolean =>
  path === SERVED_PATH && (document.getElementById(ROOT_ID)?.hasAttribute('data-missing') ?? false)

/**
 * Whether the booking page at `path` must be a new document: the server sends it as an empty shell, with a content security
 * policy that lets the card provider in. No prerendered page has that policy, nor has the shell that the browser keeps.
 */
export const needsOwnDocument = (path: string): boolean =>
  isPrerendered() || (isStored() && new URL(path, window.location.origin).pathname !== SERVED_PATH)
