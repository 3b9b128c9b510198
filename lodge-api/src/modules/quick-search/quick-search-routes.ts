import type { FastifyInstance } from 'fastify'
import { QuickSearchQuery, QuickSearchResponse } from 'shared-ui/validators/reservations/quick-search'
import { defineEndpoint } from '../../http/endpoints/endpoint.ts'
import type { Lodge } from '../../lodge.ts'
import { quickSearch } from './quick-search-service.ts'

/** The endpoint of the console's search over all pages. */
export function registerQuickSearchRoutes(app: FastifyInstance, lodge: Lodge): void {
  defineEndpoint(
    app,
    {
      method: 'GET',
      url: '/search',
      summary: 'Finds reservations, rooms and plants by a few words',
      description:
        'Reservations are found by client, document, phone, e-mail, room, number or purchase number, newest first; deleted ones are left out.',
      access: 'staff',
      query: QuickSearchQuery,
      response: QuickSearchResponse,
    },
    ({ query }) => quickSearch(lodge, query.search),
  )
}
