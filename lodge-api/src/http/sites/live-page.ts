import type { FastifyInstance, FastifyRequest } from 'fastify'
import { makePage, type Page, sendPage } from './site-pages.ts'

/** What the server writes into a built page for one request. */
export type Filling = {
  /** Texts by their placeholder, `__PLANT_NAME__`. They are escaped. */
  words?: Record<string, string>
  /** Other texts for the same placeholders in the page's head. */
  headWords?: Record<string, string>
  /** Structured data about the page for search engines: objects of schema.org. */
  structured: readonly object[]
  /** Data that the page's code needs on start, and the id of the script element that carries it. */
  carried?: { id: string; value: unknown }
}

/** A page of the site that is filled in for each request. */
export type LivePage = {
  /** The built page, `plant.html`. */
  file: string
  /** The route, `/plant/:plantID`. */
  path: string
  /** Returns the contents for a request; null if the page does not exist (404). */
  fill: (params: Record<string, string>) => Promise<Filling | null>
}

/**
 * Pages that are sent when a page cannot be filled: the not-found page, and the shell that fetches the data in the
 * browser. A page without placeholders is sent as built instead of the shell.
 */
export type FallbackPages = { missing: Page | undefined; shell: Page | undefined }

/** Serves a live page. Content that did not change since the last request is not compressed again. */
export function serveLivePage(
  app: FastifyInstance,
  { live, built }: { live: LivePage; built: Page },
  fallbacks: FallbackPages,
): void {
  const template = built.plain.toString()
  const isCompleteUnfilled = !PLACEHOLDER.test(template)
  let last = { html: template, page: built }

  async function filled(filling: Filling): Promise<Page> {
    const html = fillPage(template, filling)
    if (html !== last.html) last = { html, page: { ...built, ...(await makePage(live.file, html)) } }
    return last.page
  }

  /** Returns the page to send and its status; the page is undefined if there is no fallback. */
  async function respondWith(request: FastifyRequest<{ Params: Record<string, string> }>) {
    try {
      const filling = await live.fill(request.params)
      return filling ? { status: 200, page: await filled(filling) } : { status: 404, page: fallbacks.missing }
    } catch (error) {
      request.log.error({ err: error }, 'a page could not be filled with data from the database')
      return isCompleteUnfilled ? { status: 200, page: built } : { status: 503, page: fallbacks.shell }
    }
  }

  app.get<{ Params: Record<string, string> }>(live.path, async (request, reply) => {
    const { status, page } = await respondWith(request)
    return page ? sendPage(page, request, reply.code(status)) : reply.callNotFound()
  })
}

/** A placeholder for a text: `__PLANT_NAME__`. */
const PLACEHOLDER = /__[A-Z_]+?__/
const PLACEHOLDERS = new RegExp(PLACEHOLDER, 'g')

const HEAD_END = '</head>'

/** Fills a built page. All placeholders are replaced in one pass, so texts that look like a placeholder stay unchanged. */
export function fillPage(template: string, filling: Filling): string {
  const { words = {}, headWords = {}, structured, carried } = filling
  const at = template.indexOf(HEAD_END)
  if (at < 0) throw new Error('The template of a live page has no </head>')
  const blocks = structured.map((about) => dataBlock('type="application/ld+json"', about))
  if (carried) blocks.push(dataBlock(`type="application/json" id="${carried.id}"`, carried.value))
  return [
    replacePlaceholders(template.slice(0, at), { ...words, ...headWords }),
    ...blocks,
    replacePlaceholders(template.slice(at), words),
  ].join('')
}

const replacePlaceholders = (html: string, words: Record<string, string>): string =>
  html.replace(PLACEHOLDERS, (placeholder) =>
    Object.hasOwn(words, placeholder) ? escapeHtml(words[placeholder] ?? '') : placeholder,
  )

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

const escapeHtml = (words: string): string => words.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

/** A data block, which browsers do not execute. `<` is escaped, so nothing can close the element. */
const dataBlock = (attributes: string, value: unknown): string =>
  `<script ${attributes}>${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`
