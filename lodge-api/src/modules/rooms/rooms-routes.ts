import type { FastifyInstance } from 'fastify'
import { AvailabilityAnswer } from 'shared-ui/validators/availability'
import { NightsQuery } from 'shared-ui/validators/nights'
import { VISIT_HEADER } from 'shared-ui/validators/payment'
import {
  AvailableRoomsAnswer,
  RoomDetailAnswer,
  RoomPhotoQuery,
  RoomQuery,
  RoomsAnswer,
} from 'shared-ui/validators/room'
import { defineBinaryCall, defineCall } from '../../http/call.ts'
import type { Lodge } from '../../lodge.ts'
import { servedPhoto } from '../../photos/photos-service.ts'
import { availability, freeRooms, offeredRooms, roomDetail, staffRoomDetail } from './rooms-service.ts'

const visitOf = (header: string | string[] | undefined): string => (typeof header === 'string' ? header : '')

/** The endpoints about rooms (spec.md §7; C-03, C-07). */
export function registerRoomsRoutes(app: FastifyInstance, lodge: Lodge): void {
  defineCall(
    app,
    { method: 'GET', url: '/room', summary: 'Every room on offer', access: 'either', answer: RoomsAnswer },
    async () => {
      const rooms = await offeredRooms(lodge)
      return { rooms, total: rooms.length }
    },
  )
  defineCall(
    app,
    {
      method: 'GET',
      url: '/room/find-one',
      summary: 'One room',
      description: 'With a staff token archived ones too, with `version` and `archivedAt`.',
      access: 'either',
      query: RoomQuery,
      answer: RoomDetailAnswer,
    },
    async ({ query, staff }) => ({
      room: staff
        ? await staffRoomDetail(lodge.database.kysely, query.roomID)
        : await roomDetail(lodge, query.roomID),
    }),
  )
  defineCall(
    app,
    {
      method: 'GET',
      url: '/room/filter',
      summary: 'Returns the rooms that are free on every night of the stay',
      description:
        '`outDate` is the last night, one day before departure (N-03). With the header `lodge-visit`, the identifier that a browser made for itself, its own holds count as free; `heldRooms` are those that others are paying for, with the end of the hold.',
      access: 'anyone',
      query: NightsQuery,
      answer: AvailableRoomsAnswer,
    },
    ({ query, request }) => freeRooms(lodge, query, visitOf(request.headers[VISIT_HEADER])),
  )
  defineCall(
    app,
    {
      method: 'GET',
      url: '/room/availability',
      summary: 'Free rooms, and the others with what takes their nights',
      access: 'staff',
      query: NightsQuery,
      answer: AvailabilityAnswer,
    },
    ({ query }) => availability(lodge, query),
  )
  defineBinaryCall(
    app,
    {
      method: 'GET',
      url: '/room/find-photo',
      summary: 'A room’s picture, 4:3',
      description:
        '`width` in pixels chooses the nearest kept width; with `v` the answer never changes (C-07).',
      access: 'anyone',
      query: RoomPhotoQuery,
      contentTypes: ['image/webp'],
    },
    ({ query }) => servedPhoto(lodge, query.roomID, { width: query.width, version: query.v }),
  )
}
