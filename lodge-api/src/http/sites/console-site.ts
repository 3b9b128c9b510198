import type { FastifyInstance } from 'fastify'
import type { Lodge } from '../../lodge.ts'
import { sendNotFoundPage } from './not-found-page.ts'
import { serveAssets } from './site-assets.ts'
import { OWN_CONTENT_ONLY, protectSite, withInline } from './site-headers.ts'
import { inlineHashes, loadPages, sendPage } from './site-pages.ts'

/** The hash of the one style element that html2canvas inserts, in its copy of the page: it hides pseudo-elements there. */
const HTML2CANVAS_STYLE = "'sha256-UP0QZg7irvSMvOBz9mH2PIIE28+57UiavRfeVea0l3g='"

/** Forms preview a chosen photo from a `blob:` URL; html2canvas takes the picture of a plant's label. */
const POLICY = {
  ...OWN_CONTENT_ONLY,
  'img-src': ["'self'", 'data:', 'blob:'],
  'style-src': ["'self'", HTML2CANVAS_STYLE],
}

/** Paths that a screen of the console can have; the page itself shows those that are unknown. */
const SCREEN = /^(?:\/[\w-]+)*\/?$/

/** Serves the staff console from its build in `folder`: one page for every path, routed in the browser. */
export async function serveConsole(app: FastifyInstance, lodge: Lodge, folder: string): Promise<void> {
  const pages = await loadPages(folder, lodge.config.publicUrl)
  const page = pages.get('index.html')
  const policy = withInline(POLICY, { style: [], script: page ? inlineHashes(page, 'script') : [] })
  const { adminUrl: url, hstsSubdomains: includeSubDomains } = lodge.config
  protectSite(app, policy, { url, includeSubDomains })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-robots-tag', 'noindex, nofollow')
  })
  await serveAssets(app, folder)
  if (page) app.get('/', (request, reply) => sendPage(page, request, reply))
  // `serveAssets` leaves texts out, such as the licences of third parties.
  for (const [name, text] of pages) {
    if (text !== page) app.get(`/${name}`, (request, reply) => sendPage(text, request, reply))
  }
  sendNotFoundPage(app, page, ({ method, url }) => {
    const isRead = method === 'GET' || method === 'HEAD'
    return isRead && SCREEN.test(url.split('?', 1)[0] ?? url) ? 200 : 404
  })
}
