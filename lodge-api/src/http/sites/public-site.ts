import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PAGE_FILES } from 'shared-ui/rules/page-files'
import type { Lodge } from '../../lodge.ts'
import { type LivePage, serveLivePage } from './live-page.ts'
import { sendNotFoundPage } from './not-found-page.ts'
import { lazyPageRenderer } from './page-renderer.ts'
import { repairMailLinks } from './repair-mail-links.ts'
import { serveAssets } from './site-assets.ts'
import {
  type Directives,
  OWN_CONTENT_ONLY,
  policyText,
  protectSite,
  withInline,
  withProvider,
} from './site-headers.ts'
import { inlineHashes, loadPages, type Page, sendPage } from './site-pages.ts'
import { serveCachedShell, serveWorker } from './site-worker.ts'

/** Matches plain path segments only: a backslash or a second leading slash would redirect to another site. */
const WITH_SLASH = /^(\/(?!api\/)[\w%.~-]+(?:\/[\w%.~-]+)*)\/(\?.*)?$/

/** Redirects `/rooms/` permanently to `/rooms`. Endpoints have one spelling and are not redirected. */
function redirectTrailingSlash(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url, method }, reply) => {
    const [, path, query = ''] = WITH_SLASH.exec(url) ?? []
    if (path === undefined || (method !== 'GET' && method !== 'HEAD')) return
    return reply.redirect(path + query, 308)
  })
}

/** Every booking has the same page, which its code completes from the path. */
const BOOKING_PATH = '/make-reservation/:roomID/:inDate/:outDate'

/** The build's bundle that renders pages, beside the folder of the site. */
const RENDERER = 'server/render-page.js'

/** Maps `rooms.html` to `/rooms` and `index.html` to `/`; `sitemap.xml` keeps its name. */
const addressOf = (name: string): string => `/${name.replace(/(?:^|\/)index\.html$|\.html$/, '')}`

const sender = (page: Page) => (request: FastifyRequest, reply: FastifyReply) =>
  sendPage(page, request, reply)

/** Returns the page with the policy `own`, extended by the hashes of its inline styles and scripts. */
function withPolicy(page: Page, own: Directives = OWN_CONTENT_ONLY): Page {
  const hashes = { style: inlineHashes(page, 'style'), script: inlineHashes(page, 'script') }
  return { ...page, policy: policyText(withInline(own, hashes)) }
}

export type PublicSiteParts = {
  /** Folder of the site's build. */
  folder: string
  /** The pages that are filled in for each request. */
  livePages: readonly LivePage[]
}

/**
 * Serves the public site from its build: pages by path, files by name, and 404 for any other path. Returns the built
 * pages by file name.
 */
export async function servePublicSite(
  app: FastifyInstance,
  lodge: Lodge,
  { folder, livePages }: PublicSiteParts,
): Promise<ReadonlyMap<string, Page>> {
  const { config, payments } = lodge
  const pages = new Map(
    Array.from(await loadPages(folder, config.publicUrl), ([name, page]) => [name, withPolicy(page)]),
  )
  protectSite(app, OWN_CONTENT_ONLY, {
    url: config.publicUrl,
    includeSubDomains: config.hstsSubdomains,
  })
  repairMailLinks(app)
  redirectTrailingSlash(app)
  await serveAssets(app, folder)
  await serveWorker(app, folder, config.siteCopy)
  const [shell, notFound, booking] = [
    pages.get(PAGE_FILES.shell),
    pages.get(PAGE_FILES.notFound),
    pages.get(PAGE_FILES.booking),
  ]
  const cachedShell = pages.get(PAGE_FILES.cachedShell)
  if (cachedShell) serveCachedShell(app, cachedShell)
  const render = lazyPageRenderer(join(folder, '..', RENDERER), config.publicUrl)
  for (const live of livePages) {
    const built = pages.get(live.file)
    if (built) serveLivePage(app, { live, built }, { render, missing: notFound, shell })
  }
  const special = new Set<string>([...Object.values(PAGE_FILES), ...livePages.map(({ file }) => file)])
  for (const [name, page] of pages) {
    if (!special.has(name)) app.get(addressOf(name), sender(page))
  }

  if (booking) {
    const withCardFields = withProvider(OWN_CONTENT_ONLY, payments.current.form.contentSources)
    app.get(BOOKING_PATH, sender(withPolicy(booking, withCardFields)))
  }

  sendNotFoundPage(app, notFound, () => 404)
  return pages
}
