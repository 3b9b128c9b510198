import { extname } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Lodge } from '../lodge.ts'
import { serveAssets } from './site-assets.ts'
import { OWN_CONTENT_ONLY, protectSite, withInline } from './site-headers.ts'
import { inlineHashes, loadPages, sendPage } from './site-pages.ts'

/** Photos chosen in a form are previewed from the browser's own memory. */
const POLICY = { ...OWN_CONTENT_ONLY, 'img-src': ["'self'", 'data:', 'blob:'] }

/** The staff's console from its build in `folder`: one page for every address, told apart in the browser. */
export async function serveConsole(app: FastifyInstance, lodge: Lodge, folder: string): Promise<void> {
  const pages = await loadPages(folder, lodge.config.publicUrl)
  const page = pages.get('index.html')
  const policy = withInline(POLICY, { style: [], script: page ? inlineHashes(page, 'script') : [] })
  await protectSite(app, policy, lodge.config.adminUrl)
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-robots-tag', 'noindex, nofollow')
  })
  await serveAssets(app, folder)
  if (page) app.get('/', (request, reply) => sendPage(page, request, reply))
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const isScreen = extname(path) === '' && !path.startsWith('/assets/')
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (page && isScreen && isRead) return sendPage(page, request, reply)
    return reply.code(404).type('text/plain; charset=utf-8').send('404')
  })
}
