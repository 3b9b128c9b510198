import { randomUUID } from 'node:crypto'
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, LogController } from 'fastify'
import type { Lodge } from '../lodge.ts'
import { WITHOUT_JSON_SCHEMAS } from '../without-json-schemas.ts'
import { logRequests } from './access-log.ts'
import { errorResponse } from './error-handler.ts'
import './fastify-types.ts'
import { RequestCounter } from './limits/request-counter.ts'
import { cutSlowBodies } from './limits/slow-bodies.ts'
import { isApiPath, refuseUnreadable } from './unreadable-request.ts'

/** Several times the largest JSON body of any endpoint. Forms with a photo have their own limits (`upload-form.ts`). */
const BODY_LIMIT = 128 * 1024
/** For the whole request: 10 MB at 12 kB/s. `cutSlowBodies` ends those that hardly move. */
const REQUEST_TIMEOUT_MS = 15 * 60_000

type ServerParts = Pick<Lodge, 'config' | 'database' | 'clock' | 'log'>

/** Creates a server without routes: request ids, one log line per request, bodies of at most 128 kB. */
export function createServer(lodge: ServerParts): FastifyInstance {
  const app: FastifyInstance = fastify({
    loggerInstance: lodge.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: lodge.config.trustProxy,
    frameworkErrors: (error, request, reply) =>
      refuseRequest(error, reply, () => app.protect?.(request, reply)),
    rewriteUrl: routableUrl,
    routerOptions: { maxParamLength: MAX_SEGMENT_LENGTH },
    clientErrorHandler: (error, socket) => refuseUnreadable(error, socket, app),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // On stop, idle keep-alive connections are closed and running requests finish (run-server.ts bounds how long), also those
    // that a proxy sends on an open connection meanwhile.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    schemaController: WITHOUT_JSON_SCHEMAS,
  })
  app.decorate('requestCounter', new RequestCounter(lodge))
  logRequests(app)
  cutSlowBodies(app)
  return app
}

/** A path that matches no route: no path of the sites contains a dot segment. */
const UNROUTABLE_URL = '/.'

/** Longer than any path segment of the sites. The router has the same limit. */
const MAX_SEGMENT_LENGTH = 100

/**
 * Rewrites URLs of pages that cannot be decoded or are too long, so that the not-found page is sent. API requests are
 * left alone: they get JSON.
 */
function routableUrl({ url = '/' }: { url?: string | undefined }): string {
  const path = url.split('?', 1)[0] ?? url
  if (isApiPath(path)) return url
  return isDecodable(path) && path.split('/').every((part) => part.length <= MAX_SEGMENT_LENGTH)
    ? url
    : UNROUTABLE_URL
}

/** Whether a path can be decoded. Paths with a null character are refused because no database can store it. */
function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}

/** Responds to an API request whose URL cannot be decoded: it reaches no route and no error handler. */
function refuseRequest(error: FastifyError, reply: FastifyReply, protect: () => void): void {
  const { status, body } = errorResponse(error)
  protect()
  reply.code(status).send(body)
}
