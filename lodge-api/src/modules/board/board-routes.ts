import type { FastifyInstance } from 'fastify'
import { BoardQuery, BoardResponse } from 'shared-ui/validators/reservations/board'
import { defineEndpoint } from '../../http/endpoints/endpoint.ts'
import type { Lodge } from '../../lodge.ts'
import { boardOf } from './board-service.ts'

/** The endpoint of the occupancy board. */
export function registerBoardRoutes(app: FastifyInstance, lodge: Lodge): void {
  defineEndpoint(
    app,
    {
      method: 'GET',
      url: '/board',
      summary: 'Returns the reservations, blockings and holds of every room in a period',
      description:
        'The period is the days `from` to `to`, both included, 400 at most. `outDate` is the last night. Reservations that end on the first day are included.',
      access: 'staff',
      query: BoardQuery,
      response: BoardResponse,
    },
    ({ query }) => boardOf(lodge, query),
  )
}
