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
import { errorResponse } from './error-handler.ts'
import './fastify-types.ts'
import { RequestCounter } from './request-counter.ts'
import { isCallAddress, refuseUnreadable } from './unreadable-request.ts'

/** Several times the largest JSON of any endpoint; forms with a photo have limits of their own (`upload-form.ts`). */
const BODY_LIMIT = 128 * 1024
const REQUEST_TIMEOUT_MS = 120_000

type ServerParts = Pick<Lodge, 'config' | 'database' | 'clock' | 'log'>

/** A server without routes: request ids, one log line a request, bodies of at most 128 kB. */
export function createServer(lodge: ServerParts): FastifyInstance {
  const app: FastifyInstance = fastify({
    loggerInstance: lodge.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: lodge.config.trustProxy,
    frameworkErrors: refuseRequest,
    rewriteUrl: readableAddress,
    routerOptions: { maxParamLength: LONGEST_PART },
    clientErrorHandler: (error, socket) => refuseUnreadable(error, socket, app.missingPage),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Idle keep-alive connections are closed at a stop; what runs is finished (main.ts bounds how long).
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  })
  app.decorate('requestCounter', new RequestCounter(lodge))
  logRequests(app)
  return app
}

/** An address that leads nowhere (P-09): none of the sites' own has a dot. */
const UNREADABLE_URL = '/.'

/** Longer than any part of an address of ours; the router takes no longer ones either. */
const LONGEST_PART = 100

/** P-09: an address that cannot be decoded, or is too long, is that of no page, and is told so by the page for those; calls get JSON. */
function readableAddress({ url = '/' }: { url?: string | undefined }): string {
  const path = url.split('?', 1)[0] ?? url
  if (isCallAddress(path)) return url
  return isDecodable(path) && path.split('/').every((part) => part.length <= LONGEST_PART)
    ? url
    : UNREADABLE_URL
}

/** With a character that no database stores, a path leads nowhere either. */
function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}

/** A call whose address cannot be decoded never reaches a route, nor its error handler. */
function refuseRequest(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  const { status, body } = errorResponse(error)
  reply.code(status).send(body)
}
