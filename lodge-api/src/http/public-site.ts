import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Lodge } from '../lodge.ts'
import { type LivePage, serveLivePage } from './live-page.ts'
import { serveAssets } from './site-assets.ts'
import { OWN_CONTENT_ONLY, policyText, protectSite, withInline, withProvider } from './site-headers.ts'
import { inlineHashes, loadPages, type Page, sendPage } from './site-pages.ts'
import { KEPT_SHELL, serveKeptShell, serveWorker } from './site-worker.ts'

/** Pages that are drawn in the browser from their address; `app.html` is their empty shell. */
const BOOKING_PATH = '/make-reservation/:roomID/:inDate/:outDate'
const SHELL = 'app.html'
const NOT_FOUND = '404.html'

/** `rooms.html` is served at `/rooms`, `index.html` at `/`, `sitemap.xml` at its own name. */
const addressOf = (name: string): string => `/${name.replace(/(?:^|\/)index\.html$|\.html$/, '')}`

const sender = (page: Page) => (request: FastifyRequest, reply: FastifyReply) =>
  sendPage(page, request, reply)

export type PublicSiteParts = {
  /** Where the site was built to. */
  folder: string
  /** The pages that are filled in as they are sent. */
  livePages: readonly LivePage[]
}

/** The visitors' site from its build: pages by path, files by name, and 404 for any other (P-09). */
export async function servePublicSite(
  app: FastifyInstance,
  lodge: Lodge,
  { folder, livePages }: PublicSiteParts,
): Promise<void> {
  const { config, payments } = lodge
  const pages = await loadPages(folder, config.publicUrl)
  const policy = withInline(OWN_CONTENT_ONLY, {
    style: inlineHashes(pages.values(), 'style'),
    script: inlineHashes(pages.values(), 'script'),
  })
  await protectSite(app, policy, config.publicUrl)
  await serveAssets(app, folder)
  await serveWorker(app, folder, config.siteCopy)
  const [shell, notFound] = [pages.get(SHELL), pages.get(NOT_FOUND)]
  const keptShell = pages.get(KEPT_SHELL)
  if (keptShell) serveKeptShell(app, keptShell)
  for (const live of livePages) {
    const built = pages.get(live.file)
    if (built) serveLivePage(app, { live, built }, { missing: notFound, shell })
  }
  const apart = new Set([SHELL, NOT_FOUND, KEPT_SHELL, ...livePages.map(({ file }) => file)])
  for (const [name, page] of pages) {
    if (!apart.has(name)) app.get(addressOf(name), sender(page))
  }

  const bookingPolicy = policyText(withProvider(policy, payments.form.contentSources))
  if (shell) {
    app.get(BOOKING_PATH, (request, reply) => {
      reply.header('content-security-policy', bookingPolicy)
      return sendPage(shell, request, reply)
    })
  }

  app.setNotFoundHandler((request, reply) => {
    reply.code(404)
    return notFound ? sendPage(notFound, request, reply) : reply.type('text/plain; charset=utf-8').send('404')
  })
}
