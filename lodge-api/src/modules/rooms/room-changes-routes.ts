import type { FastifyInstance } from 'fastify'
import { tenThousandthsFromSoles } from 'shared-ui/rules/money'
import type { PhotoFile } from 'shared-ui/validators/photo'
import { DoneAnswer } from 'shared-ui/validators/reservation'
import {
  type CreateRoom,
  CreateRoomRequest,
  RoomCreatedAnswer,
  RoomDeletedAnswer,
  RoomQuery,
  UpdateRoomRequest,
} from 'shared-ui/validators/room'
import { defineCall } from '../../http/call.ts'
import { defineUploadCall } from '../../http/upload-call.ts'
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

/** the calls with which staff change rooms (spec.md §7). */
export function registerRoomChangesRoutes(app: FastifyInstance, lodge: Lodge): void {
  defineUploadCall(
    app,
    {
      method: 'POST',
      url: '/room/create',
      summary: 'Puts a room on offer',
      access: 'staff',
      body: CreateRoomRequest,
      answer: RoomCreatedAnswer,
    },
    async ({ body, staff }) => {
      const room = { facts: factsOf(body), picture: await bytesOf(body.photo) }
      return { id: await createRoom(lodge, room, staff) }
    },
  )
  defineUploadCall(
    app,
    {
      method: 'PUT',
      url: '/room/update',
      summary: 'Changes a room',
      description:
        'Without `photo` it keeps its picture. With `version`, a room that was changed meanwhile is refused (409, `changed_meanwhile`) with `current`, the room as it stands.',
      access: 'staff',
      query: RoomQuery,
      body: UpdateRoomRequest,
      answer: DoneAnswer,
    },
    async ({ query, body, staff }) => {
      const picture = body.photo && (await bytesOf(body.photo))
      const update = { id: query.roomID, facts: factsOf(body), picture, version: body.version }
      await updateRoom(lodge, update, staff)
      return {}
    },
  )
  defineCall(
    app,
    {
      method: 'DELETE',
      url: '/room/delete',
      summary: 'Takes a room off offer',
      description: 'Refused while reservations are to come; its record is kept where past ones tell of it.',
      access: 'staff',
      query: RoomQuery,
      answer: RoomDeletedAnswer,
    },
    async ({ query, staff }) => ({ archived: await deleteRoom(lodge, query.roomID, staff) }),
  )
}
