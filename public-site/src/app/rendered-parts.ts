/** The head elements that React writes first when it renders a page without `<html>`. */
const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)/

/** What the content security policy of the site refuses. */
const REFUSED = /\sstyle="[^"]*"|<script(?![^>]*type="application\/ld\+json")[^>]*>/

/** A rendered page: the elements for the head, and the content of the root element. */
export type RenderedParts = { head: string; body: string }

/**
 * Splits rendered HTML into the head elements and the page itself. Throws if the page has no title or contains what the site's
 * content security policy forbids.
 */
export function renderedParts(html: string): RenderedParts {
  let body = html
  let head = ''
  for (let match = HOISTED.exec(body); match; match = HOISTED.exec(body)) {
    head += match[0]
    body = body.slice(match[0].length)
  }
  if (!head.includes('<title>')) throw new Error(`A page was rendered without a title: ${html.slice(0, 200)}`)
  const refused = REFUSED.exec(body)
  if (refused)
    throw new Error(`The content security policy would refuse this part of the page: ${refused[0]}`)
  return { head, body }
}
