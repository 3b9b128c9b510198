import type { FastifyInstance } from 'fastify'
import { BoardAnswer, BoardQuery } from 'shared-ui/validators/board'
import { defineCall } from '../../http/call.ts'
import type { Lodge } from '../../lodge.ts'
import { boardOf } from './board-service.ts'

/** Staff's call about who has which room when. */
export function registerBoardRoutes(app: FastifyInstance, lodge: Lodge): void {
  defineCall(
    app,
    {
      method: 'GET',
      url: '/board',
      summary: 'Every room with what takes its nights in a span: reservations, blockings, holds',
      description:
        'Days, `from` to `to`, both included, 400 at most. `outDate` is the last night. Who leaves on the first day is among them.',
      access: 'staff',
      query: BoardQuery,
      answer: BoardAnswer,
    },
    ({ query }) => boardOf(lodge, query),
  )
}
