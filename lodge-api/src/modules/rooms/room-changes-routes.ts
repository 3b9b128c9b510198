import type { FastifyInstance } from 'fastify'
import { tenThousandthsFromSoles } from 'shared-ui/rules/money/money'
import type { PhotoFile } from 'shared-ui/validators/fields/photo'
import { EmptyResponse } from 'shared-ui/validators/http/empty-response'
import {
  type CreateRoom,
  CreateRoomRequest,
  RoomCreatedResponse,
  RoomDeletedResponse,
  RoomQuery,
  UpdateRoomRequest,
} from 'shared-ui/validators/rooms/room'
import { defineEndpoint } from '../../http/endpoints/endpoint.ts'
import { defineUploadEndpoint } from '../../http/endpoints/upload-endpoint.ts'
import type { Lodge } from '../../lodge.ts'
import { createRoom, type RoomFacts, updateRoom } from './room-changes-service.ts'
import { deleteRoom } from './room-removal-service.ts'

const factsOf = (body: Omit<CreateRoom, 'photo'>): RoomFacts => ({
  identifier: body.identifier,
  category: body.category,
  description: body.description,
  pricePerNight: tenThousandthsFromSoles(body.pricePerNight),
  capacity: body.capacity,
})

const bytesOf = async (photo: PhotoFile): Promise<Uint8Array> => new Uint8Array(await photo.arrayBuffer())

/** Registers the endpoints with which staff change rooms. */
export function registerRoomChangesRoutes(app: FastifyInstance, lodge: Lodge): void {
  defineUploadEndpoint(
    app,
    {
      method: 'POST',
      url: '/room/create',
      summary: 'Adds a room',
      access: 'staff',
      body: CreateRoomRequest,
      response: RoomCreatedResponse,
    },
    async ({ body, staff }) => {
      const room = { facts: factsOf(body), picture: await bytesOf(body.photo) }
      return { id: await createRoom(lodge, room, staff) }
    },
  )
  defineUploadEndpoint(
    app,
    {
      method: 'PUT',
      url: '/room/update',
      summary: 'Changes a room',
      description:
        'Without `photo` the picture does not change. Fails with 409 `changed_meanwhile` and the stored record in `current` if `version` is outdated.',
      access: 'staff',
      query: RoomQuery,
      body: UpdateRoomRequest,
      response: EmptyResponse,
    },
    async ({ query, body, staff }) => {
      const picture = body.photo && (await bytesOf(body.photo))
      const update = { id: query.roomID, facts: factsOf(body), picture, version: body.version }
      await updateRoom(lodge, update, staff)
      return {}
    },
  )
  defineEndpoint(
    app,
    {
      method: 'DELETE',
      url: '/room/delete',
      summary: 'Deletes or archives a room',
      description:
        'Refused while the room has future reservations. The room is archived if past reservations refer to it.',
      access: 'staff',
      query: RoomQuery,
      response: RoomDeletedResponse,
    },
    async ({ query, staff }) => ({ archived: await deleteRoom(lodge, query.roomID, staff) }),
  )
}
