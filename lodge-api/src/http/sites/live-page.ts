import type { FastifyInstance, FastifyRequest } from 'fastify'
import { PAGE_DATA_ID, type PageData } from 'shared-ui/validators/rooms/page-data'
import { type PageRenderer, withRendered } from './page-renderer.ts'
import { rememberRecent } from './recent-pages.ts'
import { makePage, type Page, sendPage } from './site-pages.ts'

/** What the server writes into a built page for one request. */
export type Filling = {
  /** Texts by their placeholder, `__PLANT_NAME__`. They are escaped. */
  words?: Record<string, string>
  /** Other texts for the same placeholders in the page's head. */
  headWords?: Record<string, string>
  /** The items of lists by their name, each with the texts of its placeholders; see `listMarks`. */
  lists?: Record<string, readonly Record<string, string>[]>
  /** Structured data about the page for search engines: objects of schema.org. */
  structured: readonly object[]
  /** Data that the page's code needs on start, and the id of the script element that carries it. */
  carried?: { id: string; value: unknown }
  /** Renders the page anew at this address, a path with its query, with this data, which the page then carries. */
  rendered?: { address: string; data: PageData }
}

/** What a page depends on: the parameters of its path, and the query as text (`?a=b` or empty) and by name. */
export type PageRequest = { params: Record<string, string>; search: string; query: Record<string, unknown> }

/** A page of the site that is filled in for each request. */
export type LivePage = {
  /** The built page, `plant/plantID.html`. */
  file: string
  /** The route, `/plant/:plantID`. */
  path: string
  /** Returns the contents for a request; null if the page does not exist (404). */
  fill: (request: PageRequest) => Promise<Filling | null>
}

/**
 * What live pages share: the renderer, and the pages that are sent when a page cannot be filled: the not-found page, and the
 * shell that fetches the data in the browser. A page without placeholders is sent as built instead of the shell.
 */
export type LivePageParts = { render: PageRenderer; missing: Page | undefined; shell: Page | undefined }

const UNAVAILABLE = 503
const RETRY_AFTER_SECONDS = 10

/** Serves a live page. A page whose contents did not change is not rendered and compressed again. */
export function serveLivePage(
  app: FastifyInstance,
  { live, built }: { live: LivePage; built: Page },
  { render, missing, shell }: LivePageParts,
): void {
  const { fill } = live
  const template = built.plain.toString()
  const isCompleteUnfilled = !PLACEHOLDER.test(template)

  const filled = rememberRecent(async ({ rendered, ...filling }: Filling): Promise<Page> => {
    const page = rendered ? withRendered(template, await render(rendered.address, rendered.data)) : template
    const carried = rendered ? { carried: { id: PAGE_DATA_ID, value: rendered.data } } : {}
    return { ...built, ...(await makePage(live.file, fillPage(page, { ...filling, ...carried }))) }
  })

  /** Returns the page to send and its status; the page is undefined if there is no fallback. */
  async function respondWith(request: LivePageRequest) {
    try {
      const { params, query, url } = request
      const page = { params, query, search: url.includes('?') ? url.slice(url.indexOf('?')) : '' }
      const filling = await fill(page)
      return filling ? { status: 200, page: await filled(filling) } : { status: 404, page: missing }
    } catch (error) {
      request.log.error({ err: error }, 'a page could not be filled with data from the database')
      return isCompleteUnfilled ? { status: 200, page: built } : { status: UNAVAILABLE, page: shell }
    }
  }

  app.get<LivePageRoute>(live.path, async (request, reply) => {
    const { status, page } = await respondWith(request)
    if (status === UNAVAILABLE) reply.header('retry-after', RETRY_AFTER_SECONDS)
    return page ? sendPage(page, request, reply.code(status)) : reply.callNotFound()
  })
}

type LivePageRoute = { Params: Record<string, string>; Querystring: Record<string, unknown> }
type LivePageRequest = FastifyRequest<LivePageRoute>

/** A placeholder for a text: `__PLANT_NAME__`. */
const PLACEHOLDER = /__[A-Z_]+?__/
const PLACEHOLDERS = new RegExp(PLACEHOLDER, 'g')

const HEAD_END = '</head>'
const BODY_END = '</body>'

/**
 * Fills a page. All placeholders are replaced in one pass, so texts that look like a placeholder stay unchanged. Data follows the
 * visible page, so as not to delay it.
 */
export function fillPage(page: string, filling: Filling): string {
  const { words = {}, headWords = {}, lists = {}, structured, carried } = filling
  const [headEnd, bodyEnd] = [page.indexOf(HEAD_END), page.lastIndexOf(BODY_END)]
  if (headEnd < 0 || bodyEnd < headEnd) throw new Error('A live page must have </head> and </body>')
  const blocks = structured.map((about) => dataBlock('type="application/ld+json"', about))
  if (carried) blocks.push(dataBlock(`type="application/json" id="${carried.id}"`, carried.value))
  return [
    replacePlaceholders(page.slice(0, headEnd), { ...words, ...headWords }),
    fillBody(page.slice(headEnd, bodyEnd), words, lists),
    ...blocks,
    page.slice(bodyEnd),
  ].join('')
}

/** A list: `__EACH_PLANTS__`, the HTML of an item, `__END_PLANTS__`. */
const LIST = /__EACH_([A-Z_]+?)__(.*?)__END_\1__/gs

/** Replaces placeholders, those of a list once for each item; a list without items leaves nothing. Lists may be nested. */
function fillBody(html: string, words: Record<string, string>, lists: NonNullable<Filling['lists']>): string {
  const parts: string[] = []
  let end = 0
  for (const { 0: block, 1: name = '', 2: item = '', index } of html.matchAll(LIST)) {
    parts.push(replacePlaceholders(html.slice(end, index), words))
    for (const own of lists[name] ?? []) parts.push(fillBody(item, { ...words, ...own }, lists))
    end = index + block.length
  }
  parts.push(replacePlaceholders(html.slice(end), words))
  return parts.join('')
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
