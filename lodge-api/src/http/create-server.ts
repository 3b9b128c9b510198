import { randomUUID } from 'node:crypto'
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { Lodge } from '../lodge.ts'
import { logRequests } from './access-log.ts'
import { errorAnswer } from './error-handler.ts'
import { refuseUnreadable } from './unreadable-request.ts'

const BODY_LIMIT = 1024 * 1024
const REQUEST_TIMEOUT_MS = 120_000

/** A server without routes: request ids, one log line a request, bodies of at most 1 MB. */
export function createServer(lodge: Lodge): FastifyInstance {
  const app = fastify({
    loggerInstance: lodge.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: lodge.config.trustProxy,
    frameworkErrors: refuseRequest,
    rewriteUrl: readableAddress,
    clientErrorHandler: refuseUnreadable,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Idle keep-alive connections are closed at a stop; what runs is finished (main.ts bounds how long).
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  })
  logRequests(app)
  return app
}

/** An address that leads nowhere (P-09). */
const NOWHERE = '/-'

/** P-09: an address that cannot be decoded is that of no page, and is told so by the page for those; calls get JSON. */
function readableAddress({ url = '/' }: { url?: string | undefined }): string {
  if (url.startsWith('/api')) return url
  try {
    decodeURI(url.split('?', 1)[0] ?? url)
    return url
  } catch {
    return NOWHERE
  }
}

/** A call whose address cannot be decoded never reaches a route, nor its error handler. */
function refuseRequest(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  const { status, body } = errorAnswer(error)
  reply.code(status).send(body)
}
