import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Lodge } from '../lodge.ts'
import { serveAssets } from './site-assets.ts'
import { OWN_CONTENT_ONLY, policyText, protectSite, withInline, withProvider } from './site-headers.ts'
import { inlineHashes, loadPages, type Page, sendPage } from './site-pages.ts'

/** Pages that are drawn in the browser from their address; `app.html` is their empty shell. */
const BOOKING_PATH = '/make-reservation/:roomID/:inDate/:outDate'
const PLANT_PATH = '/plant/:plantID'
const SHELL = 'app.html'
const NOT_FOUND = '404.html'

/** `rooms.html` is served at `/rooms`, `index.html` at `/`, `sitemap.xml` at its own name. */
const addressOf = (name: string): string => `/${name.replace(/(?:^|\/)index\.html$|\.html$/, '')}`

const sender = (page: Page) => (request: FastifyRequest, reply: FastifyReply) =>
  sendPage(page, request, reply)

export type PublicSiteParts = {
  /** Where the site was built to. */
  folder: string
  /** The HTTP status of the page of the plant with this id (P-07). */
  plantStatus: (plantID: string) => Promise<number>
}

/** The visitors' site from its build: pages by path, files by name, and 404 for any other (P-09). */
export async function servePublicSite(
  app: FastifyInstance,
  lodge: Lodge,
  { folder, plantStatus }: PublicSiteParts,
): Promise<void> {
  const { config, payments } = lodge
  const pages = await loadPages(folder, config.publicUrl)
  const policy = withInline(OWN_CONTENT_ONLY, {
    style: inlineHashes(pages.values(), 'style'),
    script: inlineHashes(pages.values(), 'script'),
  })
  await protectSite(app, policy, config.publicUrl)
  await serveAssets(app, folder)
  for (const [name, page] of pages) {
    if (name !== SHELL && name !== NOT_FOUND) app.get(addressOf(name), sender(page))
  }

  const shell = pages.get(SHELL)
  const bookingPolicy = policyText(withProvider(policy, payments.form.contentSources))
  if (shell) {
    app.get(BOOKING_PATH, (request, reply) => {
      reply.header('content-security-policy', bookingPolicy)
      return sendPage(shell, request, reply)
    })
    app.get<{ Params: { plantID: string } }>(PLANT_PATH, async (request, reply) => {
      reply.code(await plantStatus(request.params.plantID))
      return sendPage(shell, request, reply)
    })
  }

  const notFound = pages.get(NOT_FOUND)
  app.setNotFoundHandler((request, reply) => {
    reply.code(404)
    return notFound ? sendPage(notFound, request, reply) : reply.type('text/plain; charset=utf-8').send('404')
  })
}
