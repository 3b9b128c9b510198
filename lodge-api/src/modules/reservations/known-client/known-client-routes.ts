import type { FastifyInstance } from 'fastify'
import { KnownClientQuery, KnownClientResponse } from 'shared-ui/validators/reservations/known-client'
import { defineEndpoint } from '../../../http/endpoints/endpoint.ts'
import { KNOWN_CLIENT_LIMIT } from '../../../http/limits/rate-limit.ts'
import type { Lodge } from '../../../lodge.ts'
import { knownClient } from './known-client-service.ts'

/** The endpoint that recalls a guest by document, so that staff need not ask for everything again. */
export function registerKnownClientRoutes(app: FastifyInstance, lodge: Lodge): void {
  defineEndpoint(
    app,
    {
      method: 'GET',
      url: '/client/known',
      summary: 'Returns the client of the newest reservation with a document',
      description:
        'Clients of deleted reservations are left out; `client` is null if nobody has the document.',
      access: 'staff',
      limits: [KNOWN_CLIENT_LIMIT],
      query: KnownClientQuery,
      response: KnownClientResponse,
    },
    async ({ query }) => ({ client: await knownClient(lodge, query) }),
  )
}
