/** What React draws first of a page without `<html>`: the elements that belong into the head. */
const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)/

const HEAD_MARK = '<!--page-head-->'
const BODY_MARK = '<div id="root"><!--page-body--></div>'

/** Parts what React drew into what belongs into the head and the page itself. */
export function splitHoisted(drawn: string): { head: string; body: string } {
  let rest = drawn
  let head = ''
  for (let match = HOISTED.exec(rest); match; match = HOISTED.exec(rest)) {
    head += match[0]
    rest = rest.slice(match[0].length)
  }
  return { head, body: rest }
}

/** The template with a drawn page in it. Throws where the page has no title, or holds what the site's CSP would refuse. */
export function pageHtml(template: string, drawn: string): string {
  const { head, body } = splitHoisted(drawn)
  if (!head.includes('<title>')) throw new Error(`A page was drawn without a title: ${drawn.slice(0, 200)}`)
  const refused = /\sstyle="[^"]*"|<script(?![^>]*type="application\/ld\+json")[^>]*>/.exec(body)
  if (refused)
    throw new Error(`The content security policy would refuse this part of the page: ${refused[0]}`)
  return fill(template, { head, root: `<div id="root" data-prerendered="">${body}</div>` })
}

/** A page that says that there is none (P-09): its code must not look for one at the address it was asked for. */
export const asMissing = (html: string): string =>
  html.replace('<div id="root" ', '<div id="root" data-missing="" ')

/** The shell as browsers keep it: its code must know that the line has failed. */
export const asStored = (html: string): string =>
  html.replace('<div id="root"', '<div id="root" data-kept=""')

/** The template with nothing drawn: the browser draws all of it. */
export const shellHtml = (template: string): string =>
  fill(template, { head: '', root: '<div id="root"></div>' })

function fill(template: string, parts: { head: string; root: string }): string {
  for (const mark of [HEAD_MARK, BODY_MARK]) {
    if (!template.includes(mark)) throw new Error(`index.html has lost its mark ${mark}`)
  }
  return template.replace(HEAD_MARK, () => parts.head).replace(BODY_MARK, () => parts.root)
}
