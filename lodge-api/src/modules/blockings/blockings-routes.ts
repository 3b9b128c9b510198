import type { FastifyInstance } from 'fastify'
import {
  BlockingsAnswer,
  BlockingsChangedAnswer,
  CreateBlockingsRequest,
  DeleteBlockingsRequest,
} from 'shared-ui/validators/blocking'
import { RoomQuery } from 'shared-ui/validators/room'
import { defineCall } from '../../http/call.ts'
import type { Lodge } from '../../lodge.ts'
import { blockNights, roomCalendar, unblockNights } from './blockings-service.ts'

/** The calls about nights that are not offered (spec.md §7; C-04). */
export function registerBlockingsRoutes(app: FastifyInstance, lodge: Lodge): void {
  defineCall(
    app,
    {
      method: 'GET',
      url: '/blocking',
      summary: 'A room’s blocked nights from today on',
      description: 'With a staff token also the nights that are reserved or held (C-04).',
      access: 'either',
      query: RoomQuery,
      answer: BlockingsAnswer,
    },
    async ({ query, staff }) => {
      const calendar = await roomCalendar(lodge, query.roomID)
      return staff ? calendar : { blockings: calendar.blockings }
    },
  )
  defineCall(
    app,
    {
      method: 'POST',
      url: '/blocking/create',
      summary: 'Takes nights of a room off offer, all or none',
      description: 'Answers with those of them that were blocked already (case 10).',
      access: 'staff',
      query: RoomQuery,
      body: CreateBlockingsRequest,
      answer: BlockingsChangedAnswer,
    },
    async ({ query, body, staff }) => {
      const dates = body.blockings.map(({ date }) => date)
      return { unchanged: await blockNights(lodge, { roomId: query.roomID, dates }, staff) }
    },
  )
  defineCall(
    app,
    {
      method: 'DELETE',
      url: '/blocking/delete',
      summary: 'Offers blocked nights again',
      description: 'Answers with those of them that were not blocked any more.',
      access: 'staff',
      query: RoomQuery,
      body: DeleteBlockingsRequest,
      answer: BlockingsChangedAnswer,
    },
    async ({ query, body, staff }) => {
      const { blockings } = body
      return { unchanged: await unblockNights(lodge, { roomId: query.roomID, blockings }, staff) }
    },
  )
}
