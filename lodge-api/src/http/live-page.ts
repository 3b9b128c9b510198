import type { FastifyInstance, FastifyRequest } from 'fastify'
import { makePage, type Page, sendPage } from './site-pages.ts'

/** What the server writes into a built page for one request. */
export type Filling = {
  /** Words in place of marks, `__PLANT_NAME__`: as text, so nothing in them is markup. */
  words?: Record<string, string>
  /** Other words for the same marks in the page's head. */
  headWords?: Record<string, string>
  /** What the page is about, for search engines: objects of schema.org. */
  structured: readonly object[]
  /** What the page's code needs at once, and the id of the element that carries it. */
  carried?: { id: string; value: unknown }
}

/** A page of the site that is filled in as it is sent. */
export type LivePage = {
  /** The built page, `plant.html`. */
  file: string
  /** Where it is served, `/plant/:plantID`. */
  path: string
  /** What belongs into it; null where there is no such page (P-09). */
  fill: (params: Record<string, string>) => Promise<Filling | null>
}

/** What is sent where a page cannot be filled: as it is where nothing in it waits for words, else the shell that asks again. */
export type Substitutes = { missing: Page | undefined; shell: Page | undefined }

/** Sends such a page. What did not change since the last time is not compressed again. */
export function serveLivePage(
  app: FastifyInstance,
  { live, built }: { live: LivePage; built: Page },
  substitutes: Substitutes,
): void {
  const template = built.plain.toString()
  const isWholeUnfilled = !MARK.test(template)
  let last = { html: template, page: built }

  async function filled(filling: Filling): Promise<Page> {
    const html = fillPage(template, filling)
    if (html !== last.html) last = { html, page: { ...built, ...(await makePage(live.file, html)) } }
    return last.page
  }

  /** What to send with which status; undefined where nothing stands in for a page. */
  async function respondWith(request: FastifyRequest<{ Params: Record<string, string> }>) {
    try {
      const filling = await live.fill(request.params)
      return filling
        ? { status: 200, page: await filled(filling) }
        : { status: 404, page: substitutes.missing }
    } catch (error) {
      request.log.error({ err: error }, 'a page could not be filled with what the database holds')
      return isWholeUnfilled ? { status: 200, page: built } : { status: 503, page: substitutes.shell }
    }
  }

  app.get<{ Params: Record<string, string> }>(live.path, async (request, reply) => {
    const { status, page } = await respondWith(request)
    return page ? sendPage(page, request, reply.code(status)) : reply.callNotFound()
  })
}

/** What stands where words are written: `__PLANT_NAME__`. */
const MARK = /__[A-Z_]+?__/
const MARKS = new RegExp(MARK, 'g')

const HEAD_END = '</head>'

/** A built page with a filling in it. All marks are replaced in one go: words that look like a mark stay words. */
export function fillPage(template: string, filling: Filling): string {
  const { words = {}, headWords = {}, structured, carried } = filling
  const at = template.indexOf(HEAD_END)
  if (at < 0) throw new Error('A page that is filled in as it is sent has no head')
  const blocks = structured.map((about) => dataBlock('type="application/ld+json"', about))
  if (carried) blocks.push(dataBlock(`type="application/json" id="${carried.id}"`, carried.value))
  return [
    writeWords(template.slice(0, at), { ...words, ...headWords }),
    ...blocks,
    writeWords(template.slice(at), words),
  ].join('')
}

const writeWords = (html: string, words: Record<string, string>): string =>
  html.replace(MARKS, (mark) => (Object.hasOwn(words, mark) ? asText(words[mark] ?? '') : mark))

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

const asText = (words: string): string => words.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

/** Data, not code: browsers do not run it. With no `<` in it, nothing in it can end its element. */
const dataBlock = (attributes: string, value: unknown): string =>
  `<script ${attributes}>${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`
