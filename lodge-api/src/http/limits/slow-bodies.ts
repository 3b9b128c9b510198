import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** How much of a body must arrive in each period. A phone with a poor connection sends several times as much. */
export const SLOWEST_BODY = { periodMs: 30_000, bytes: 60_000 }

/**
 * Cuts connections whose request body hardly moves, which would otherwise hold memory and an upload slot for as long as
 * a slow but honest upload needs. A body that has arrived is never cut, however long its response takes.
 */
export function cutSlowBodies(app: FastifyInstance, slowest = SLOWEST_BODY): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (hasBody(raw)) watch({ request: raw, response: reply.raw }, slowest)
  })
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

type Exchange = { request: IncomingMessage; response: ServerResponse }

function watch({ request, response }: Exchange, { periodMs, bytes }: typeof SLOWEST_BODY): void {
  const { socket } = request
  let seen = socket.bytesRead
  const timer = setInterval(() => {
    if (request.complete) clearInterval(timer)
    // A body that the server has stopped reading, while a photo waits for its turn, is not the sender's fault.
    else if (!request.isPaused() && socket.bytesRead - seen < bytes) socket.destroy()
    seen = socket.bytesRead
  }, periodMs)
  timer.unref()
  request.once('close', () => clearInterval(timer))
  // A refusal may end before the body, which is then watched on. A request without a network (`inject`) never closes and has no
  // `complete`: its timer would retain the whole server.
  response.once('close', () => {
    if (request.complete || !('complete' in request)) clearInterval(timer)
  })
}
