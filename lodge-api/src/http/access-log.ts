import type { FastifyInstance } from 'fastify'
import { completedRequests } from './request-channel.ts'

/**
 * Logs and publishes each completed request with the route's pattern. The requested URL is left out because its query may name a
 * person.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    const completed = { method, route: routeOptions.url ?? 'none', status: reply.statusCode }
    request.log.info({ ...completed, ms: Math.round(reply.elapsedTime) }, 'request completed')
    if (completedRequests.hasSubscribers)
      completedRequests.publish({ ...completed, seconds: reply.elapsedTime / 1000 })
  })
}
