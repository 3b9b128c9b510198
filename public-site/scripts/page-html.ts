import type { RenderedParts } from '../src/app/rendered-parts.ts'

const HEAD_MARK = '<!--page-head-->'
const BODY_MARK = '<div id="root"><!--page-body--></div>'

/** Inserts a rendered page into the template, between the marks by which the server finds it again (`rendered-page.ts`). */
export const pageHtml = (template: string, { head, body }: RenderedParts): string =>
  fill(template, {
    head: `<!--head-->${head}<!--/head-->`,
    root: `<div id="root" data-prerendered="">${body}</div><!--/root-->`,
  })

/** Marks the not-found page, so that its code does not match the requested address against the routes. */
export const markAsNotFound = (html: string): string =>
  html.replace('<div id="root" ', '<div id="root" data-missing="" ')

/** Marks the booking page, so that its code knows that its content security policy allows the card provider. */
export const markAsBooking = (html: string): string =>
  html.replace('<div id="root" ', '<div id="root" data-booking="" ')

/** Marks the shell that the service worker caches, so that its code knows that the network has failed. */
export const markAsStored = (html: string): string =>
  html.replace('<div id="root"', '<div id="root" data-cached=""')

/** Returns the template without a page: the browser renders all of it. */
export const shellHtml = (template: string): string =>
  fill(template, { head: '', root: '<div id="root"></div>' })

function fill(template: string, parts: { head: string; root: string }): string {
  for (const mark of [HEAD_MARK, BODY_MARK]) {
    if (!template.includes(mark)) throw new Error(`index.html has lost its placeholder ${mark}`)
  }
  return template.replace(HEAD_MARK, () => parts.head).replace(BODY_MARK, () => parts.root)
}
