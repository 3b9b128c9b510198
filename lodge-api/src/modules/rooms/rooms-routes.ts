import type { FastifyInstance } from 'fastify'
import { VISIT_HEADER } from 'shared-ui/validators/http/visit-header'
import { AvailabilityResponse } from 'shared-ui/validators/reservations/availability'
import { NightsQuery } from 'shared-ui/validators/reservations/nights'
import {
  AvailableRoomsResponse,
  RoomDetailResponse,
  RoomNightsResponse,
  RoomPhotoQuery,
  RoomQuery,
  RoomsResponse,
  TakenRoomsResponse,
} from 'shared-ui/validators/rooms/room'
import { defineBinaryEndpoint } from '../../http/endpoints/binary-endpoint.ts'
import { defineEndpoint } from '../../http/endpoints/endpoint.ts'
import type { Lodge } from '../../lodge.ts'
import { servedPhoto } from '../../photos/photos-service.ts'
import {
  availability,
  freeRooms,
  offeredRooms,
  roomDetail,
  roomNights,
  staffRoomDetail,
  takenRooms,
} from './rooms-service.ts'

const visitOf = (header: string | string[] | undefined): string => (typeof header === 'string' ? header : '')

/** Registers the endpoints for rooms. */
export function registerRoomsRoutes(app: FastifyInstance, lodge: Lodge): void {
  registerRooms(app, lodge)
  registerSearches(app, lodge)
}

function registerRooms(app: FastifyInstance, lodge: Lodge): void {
  defineEndpoint(
    app,
    {
      method: 'GET',
      url: '/room',
      summary: 'Lists the rooms on offer',
      access: 'either',
      response: RoomsResponse,
    },
    async () => {
      const rooms = await offeredRooms(lodge)
      return { rooms, total: rooms.length }
    },
  )
  defineEndpoint(
    app,
    {
      method: 'GET',
      url: '/room/find-one',
      summary: 'Returns a room',
      description:
        'With a staff token, archived rooms are found too, and the response has `version` and `archivedAt`.',
      access: 'either',
      query: RoomQuery,
      response: RoomDetailResponse,
    },
    async ({ query, staff }) => ({
      room: staff
        ? await staffRoomDetail(lodge.database.kysely, query.roomID)
        : await roomDetail(lodge, query.roomID),
    }),
  )
  defineBinaryEndpoint(
    app,
    {
      url: '/room/find-photo',
      summary: 'Returns the 4:3 picture of a room',
      description:
        '`width`, in pixels, selects the nearest stored width; with `v` the response can be cached for ever.',
      access: 'anyone',
      query: RoomPhotoQuery,
      contentTypes: ['image/webp'],
    },
    ({ query }) => servedPhoto(lodge, query.roomID, { width: query.width, version: query.v }),
  )
}

/** The endpoints that say which rooms are free or taken. */
function registerSearches(app: FastifyInstance, lodge: Lodge): void {
  defineEndpoint(
    app,
    {
      method: 'GET',
      url: '/room/filter',
      summary: 'Returns the rooms that are free on every night of the stay',
      description:
        '`outDate` is the last night, one day before departure. The header `lodge-visit` carries an identifier that the browser generated; its own holds count as free. `heldRooms` are the rooms that other visitors are paying for, with the end of their holds.',
      access: 'anyone',
      query: NightsQuery,
      response: AvailableRoomsResponse,
    },
    ({ query, request }) => freeRooms(lodge, query, visitOf(request.headers[VISIT_HEADER])),
  )
  defineEndpoint(
    app,
    {
      method: 'GET',
      url: '/room/taken',
      summary:
        'Returns the rooms that are not free on every night of the stay, with why and the nearest free dates',
      description:
        '`outDate` is the last night, also in `nearest`. The header `lodge-visit` is that of `/room/filter`. `nearest` has at most one earlier and one later stay of as many nights, nearest first, up to 30 days away.',
      access: 'anyone',
      query: NightsQuery,
      response: TakenRoomsResponse,
    },
    async ({ query, request }) => ({
      takenRooms: await takenRooms(lodge, query, {
        rooms: await offeredRooms(lodge),
        visit: visitOf(request.headers[VISIT_HEADER]),
      }),
    }),
  )
  defineEndpoint(
    app,
    {
      method: 'GET',
      url: '/room/nights',
      summary: 'Returns which nights of a room are taken, up to the last one that can be booked',
      description: 'The header `lodge-visit` is read as for `/room/filter`.',
      access: 'anyone',
      query: RoomQuery,
      response: RoomNightsResponse,
    },
    ({ query, request }) => roomNights(lodge, query.roomID, visitOf(request.headers[VISIT_HEADER])),
  )
  defineEndpoint(
    app,
    {
      method: 'GET',
      url: '/room/availability',
      summary: 'Returns the free rooms, and why the others are not free',
      access: 'staff',
      query: NightsQuery,
      response: AvailabilityResponse,
    },
    ({ query }) => availability(lodge, query),
  )
}
