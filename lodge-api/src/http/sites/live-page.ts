import type { FastifyInstance, FastifyRequest } from 'fastify'
import { jsonForScript } from 'shared-ui/rules/text/escape-markup'
import { PAGE_DATA_ID, type PageData } from 'shared-ui/validators/http/page-data'
import { type PageRenderer, withRendered } from './page-renderer.ts'
import { rememberRecent } from './recent-pages.ts'
import { makePage, type Page, sendPage } from './site-pages.ts'

/** What the server writes into a built page for one request. */
export type Filling = {
  /** Structured data about the page for search engines: objects of schema.org. */
  structured: readonly object[]
  /** Renders the page anew at this address, a path with its query, with this data, which the page then carries as `PageData`. */
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
  /** Returns the query to which a request is redirected, `?a=b`, or null. */
  redirect?: (request: PageRequest) => string | null
  /** What is sent while the data is unreachable: the page as built (200), or the shell that every address shares (503). */
  withoutData: 'page' | 'shell'
}

/**
 * What live pages share: the renderer, and the pages that are sent when a page cannot be filled: the not-found page, and the
 * shell that fetches the data in the browser.
 */
export type LivePageParts = { render: PageRenderer; missing: Page | undefined; shell: Page | undefined }

const UNAVAILABLE = 503
const RETRY_AFTER_SECONDS = 10
const SEE_OTHER = 303

/** Serves a live page. A page whose contents did not change is not rendered and compressed again. */
export function serveLivePage(
  app: FastifyInstance,
  { live, built }: { live: LivePage; built: Page },
  { render, missing, shell }: LivePageParts,
): void {
  const { fill, redirect } = live
  const template = built.plain.toString()

  const filled = rememberRecent(async (filling: Filling): Promise<Page> => {
    const { rendered } = filling
    const page = rendered ? withRendered(template, await render(rendered.address, rendered.data)) : template
    // Without parameters or a query there is one such page, which changes with the rooms or the day.
    const size = rendered?.address === live.path ? 'smallest' : 'quick'
    return { ...built, ...(await makePage(live.file, withData(page, filling), size)) }
  })

  /** Returns the page to send and its status; the page is undefined if there is no fallback. */
  async function respondWith(request: LivePageRequest) {
    try {
      const filling = await fill(pageRequest(request))
      return filling ? { status: 200, page: await filled(filling) } : { status: 404, page: missing }
    } catch (error) {
      request.log.error({ err: error }, 'a page could not be filled with data from the database')
      return live.withoutData === 'page' ? { status: 200, page: built } : { status: UNAVAILABLE, page: shell }
    }
  }

  app.get<LivePageRoute>(live.path, async (request, reply) => {
    const corrected = redirect?.(pageRequest(request))
    if (corrected) return reply.redirect(request.url.replace(/\?.*$/, corrected), SEE_OTHER)
    const { status, page } = await respondWith(request)
    if (status === UNAVAILABLE) reply.header('retry-after', RETRY_AFTER_SECONDS)
    return page ? sendPage(page, request, reply.code(status)) : reply.callNotFound()
  })
}

type LivePageRoute = { Params: Record<string, string>; Querystring: Record<string, unknown> }
type LivePageRequest = FastifyRequest<LivePageRoute>

const pageRequest = ({ params, query, url }: LivePageRequest): PageRequest => ({
  params,
  query,
  search: url.includes('?') ? url.slice(url.indexOf('?')) : '',
})

const BODY_END = '</body>'

/** Writes data into a page. It follows the visible page, so as not to delay it. */
export function withData(page: string, { structured, rendered }: Filling): string {
  const bodyEnd = page.lastIndexOf(BODY_END)
  if (bodyEnd < 0) throw new Error('A live page must have </body>')
  const blocks = structured.map((about) => dataBlock('type="application/ld+json"', about))
  if (rendered) blocks.push(dataBlock(`type="application/json" id="${PAGE_DATA_ID}"`, rendered.data))
  return [page.slice(0, bodyEnd), ...blocks, page.slice(bodyEnd)].join('')
}

/** A data block, which browsers do not execute. */
const dataBlock = (attributes: string, value: unknown): string =>
  `<script ${attributes}>${jsonForScript(value)}</script>`
