import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Page, sendPage } from './site-pages.ts'

/**
 * P-09: whatever a site has no answer for is told by its own page, with a status that `statusOf` knows, and so is an address
 * too long for Node to read. A site that was not built has no such page.
 */
export function sendNotFoundPage(
  app: FastifyInstance,
  page: Page | undefined,
  statusOf: (request: FastifyRequest) => 200 | 404,
): void {
  if (page) app.decorate('missingPage', page)
  app.setNotFoundHandler((request, reply) =>
    page
      ? sendPage(page, request, reply.code(statusOf(request)))
      : reply.code(404).type('text/plain; charset=utf-8').send('404'),
  )
}
