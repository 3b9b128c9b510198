import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createAccessTokens } from './access-tokens.ts'
import { authorise } from './authorise.ts'
import type { SandboxResponse } from './gateway-responses.ts'
import { rejected } from './gateway-responses.ts'
import { openSession, type TokenMaking } from './make-token.ts'
import { refundCharge } from './refund.ts'
import type { SandboxPlugin, Step } from './sandbox-plugin.ts'
import type { RefundShape } from './sandbox-settings.ts'
import { lookUp, reverseCharge, voidCharge } from './void-and-reverse.ts'

type Params = { merchantId: string; key: string }
type Work = (request: FastifyRequest<{ Params: Params }>, refundShape?: RefundShape) => SandboxResponse
type Gateway = {
  making: TokenMaking
  refundShape: RefundShape
  respond: SandboxPlugin['respond']
  credentials: { user: string; password: string }
}

/** Registers the endpoints for the API server, at Niubiz's own paths (`docs/niubiz.md`, 'Server to server'). */
export function registerGateway(
  app: FastifyInstance,
  { making, refundShape, respond, credentials }: Gateway,
): void {
  const accessTokens = createAccessTokens({ ...credentials, clock: making.clock })

  app.route({
    method: ['GET', 'POST'],
    url: '/api.security/v1/security',
    handler: (request, reply) => {
      const token = accessTokens.issue(request.headers.authorization)
      return token ? reply.code(201).type('text/plain').send(token) : unauthorized(reply)
    },
  })

  const respondTo =
    (step: Step, work: Work) => (request: FastifyRequest<{ Params: Params }>, reply: FastifyReply) => {
      if (!accessTokens.isValid(request.headers.authorization)) return unauthorized(reply)
      if (request.params.merchantId !== making.merchantId) return send(reply, rejected('Merchant not found'))
      return respond(step, reply, (shape) => work(request, shape))
    }

  app.post(
    '/api.ecommerce/v2/ecommerce/token/session/:merchantId',
    respondTo('session', ({ body }) => openSession(making, body)),
  )
  app.post(
    '/api.authorization/v3/authorization/ecommerce/:merchantId',
    respondTo('authorise', ({ body }) => authorise(making, body)),
  )
  app.get(
    '/api.authorization/v3/retrieve/purchase/:merchantId/:key',
    respondTo('lookup', ({ params }) => lookUp(making, params.key)),
  )
  app.put(
    '/api.authorization/v3/void/ecommerce/:merchantId/:key',
    respondTo('void', ({ params }) => voidCharge(making, params.key)),
  )
  app.post(
    '/api.authorization/v3/reverse/ecommerce/:merchantId',
    respondTo('reverse', ({ body }) => reverseCharge(making, body)),
  )
  app.post(
    '/api.refund/v1/refund/:merchantId/:key',
    respondTo('refund', ({ params, body }, shape = refundShape) =>
      refundCharge(making, { transactionId: params.key, body, shape }),
    ),
  )
}

function send(reply: FastifyReply, { status, body }: SandboxResponse): FastifyReply {
  return reply.code(status).send(body)
}

function unauthorized(reply: FastifyReply): FastifyReply {
  return reply.code(401).type('text/plain').send('Unauthorized')
}
