import type { FastifyInstance } from 'fastify'
import {
  BlockingsChangedResponse,
  BlockingsResponse,
  CreateBlockingsRequest,
  DeleteBlockingsRequest,
} from 'shared-ui/validators/rooms/blocking'
import { RoomQuery } from 'shared-ui/validators/rooms/room'
import { defineEndpoint } from '../../http/endpoints/endpoint.ts'
import type { Lodge } from '../../lodge.ts'
import { blockNights, roomCalendar, unblockNights } from './blockings-service.ts'

/** Registers the endpoints for blocked nights. */
export function registerBlockingsRoutes(app: FastifyInstance, lodge: Lodge): void {
  defineEndpoint(
    app,
    {
      method: 'GET',
      url: '/blocking',
      summary: 'Lists the blocked nights of a room from today on',
      description: 'With a staff token, the response also has the nights that are reserved or held.',
      access: 'either',
      query: RoomQuery,
      response: BlockingsResponse,
    },
    async ({ query, staff }) => {
      const calendar = await roomCalendar(lodge, query.roomID)
      return staff ? calendar : { blockings: calendar.blockings }
    },
  )
  defineEndpoint(
    app,
    {
      method: 'POST',
      url: '/blocking/create',
      summary: 'Blocks nights of a room, all or none',
      description: 'The response lists the nights that were blocked already.',
      access: 'staff',
      query: RoomQuery,
      body: CreateBlockingsRequest,
      response: BlockingsChangedResponse,
    },
    async ({ query, body, staff }) => {
      const dates = body.blockings.map(({ date }) => date)
      const blocking = { roomId: query.roomID, dates, reason: body.reason }
      return { unchanged: await blockNights(lodge, blocking, staff) }
    },
  )
  defineEndpoint(
    app,
    {
      method: 'DELETE',
      url: '/blocking/delete',
      summary: 'Unblocks nights of a room',
      description: 'The response lists the nights that were not blocked.',
      access: 'staff',
      query: RoomQuery,
      body: DeleteBlockingsRequest,
      response: BlockingsChangedResponse,
    },
    async ({ query, body, staff }) => {
      const { blockings } = body
      return { unchanged: await unblockNights(lodge, { roomId: query.roomID, blockings }, staff) }
    },
  )
}
