/** The id of the element the site is drawn into. */
export const ROOT_ID = 'root'

/**
 * Whether this document was written by the build. The booking page never is: the server sends it as an empty shell, with
 * a content security policy that lets the card provider in. So a link to it from a prerendered page loads a new document.
 */
export const isPrerendered = (): boolean =>
  document.getElementById(ROOT_ID)?.hasAttribute('data-prerendered') ?? false
