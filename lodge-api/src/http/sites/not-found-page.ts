import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Page, sendPage } from './site-pages.ts'

/**
 * Sends the not-found page for every request that matches no route, with the status that `statusOf` returns, and for
 * URLs that Node rejects as too long. A site that was not built has no such page and sends plain text.
 */
export function sendNotFoundPage(
  app: FastifyInstance,
  page: Page | undefined,
  statusOf: (request: FastifyRequest) => 200 | 404,
): void {
  if (page) app.decorate('notFoundPage', page)
  app.setNotFoundHandler((request, reply) =>
    page
      ? sendPage(page, request, reply.code(statusOf(request)))
      : reply.code(404).type('text/plain; charset=utf-8').send('404'),
  )
}
