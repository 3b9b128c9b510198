import type { FastifyInstance } from 'fastify'
import { AvailabilityAnswer } from 'shared-ui/validators/availability'
import { NightsQuery } from 'shared-ui/validators/nights'
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

/** The calls about rooms (spec.md §7; C-03, C-07). */
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
      summary: 'The rooms free on every night asked for',
      description: '`outDate` is the last night, one day before departure (N-03).',
      access: 'anyone',
      query: NightsQuery,
      answer: AvailableRoomsAnswer,
    },
    async ({ query }) => ({ availableRooms: await freeRooms(lodge, query) }),
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
