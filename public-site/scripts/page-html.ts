/** The head elements that React writes first when it renders a page without `<html>`. */
const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)/

const HEAD_MARK = '<!--page-head-->'
const BODY_MARK = '<div id="root"><!--page-body--></div>'

/** Splits the rendered HTML into the head elements and the page itself. */
export function splitHoisted(drawn: string): { head: string; body: string } {
  let rest = drawn
  let head = ''
  for (let match = HOISTED.exec(rest); match; match = HOISTED.exec(rest)) {
    head += match[0]
    rest = rest.slice(match[0].length)
  }
  return { head, body: rest }
}

/** Inserts a rendered page into the template. Throws when the page has no title or contains what the site's CSP forbids. */
export function pageHtml(template: string, drawn: string): string {
  const { head, body } = splitHoisted(drawn)
  if (!head.includes('<title>')) throw new Error(`A page was drawn without a title: ${drawn.slice(0, 200)}`)
  const refused = /\sstyle="[^"]*"|<script(?![^>]*type="application\/ld\+json")[^>]*>/.exec(body)
  if (refused)
    throw new Error(`The content security policy would refuse this part of the page: ${refused[0]}`)
  return fill(template, { head, root: `<div id="root" data-prerendered="">${body}</div>` })
}

/** Marks the not-found page (P-09), so that its code does not match the requested address against the routes. */
export const markAsNotFound = (html: string): string =>
  html.replace('<div id="root" ', '<div id="root" data-missing="" ')

/** Marks the shell that the service worker caches, so that its code knows that the network has failed. */
export const markAsStored = (html: string): string =>
  html.replace('<div id="root"', '<div id="root" data-kept=""')

/** Returns the template without a page: the browser renders all of it. */
export const shellHtml = (template: string): string =>
  fill(template, { head: '', root: '<div id="root"></div>' })

function fill(template: string, parts: { head: string; root: string }): string {
  for (const mark of [HEAD_MARK, BODY_MARK]) {
    if (!template.includes(mark)) throw new Error(`index.html has lost its placeholder ${mark}`)
  }
  return template.replace(HEAD_MARK, () => parts.head).replace(BODY_MARK, () => parts.root)
}
