import { queryOptions } from '@tanstack/react-query'
import { requestApi } from 'shared-ui/api/api-client'
import { lastNight, type Stay } from 'shared-ui/rules/stay'
import {
  AvailableRoomsResponse,
  type Room,
  RoomDetailResponse,
  RoomsResponse,
} from 'shared-ui/validators/room'
import { VISIT_HEADER } from 'shared-ui/validators/visit-header'
import { knownVisit } from './visit.ts'

/** The rooms as the server tells of them. */
export const roomQueries = {
  /** Every room that is offered. */
  list: () =>
    queryOptions({
      queryKey: ['rooms', 'list'],
      queryFn: async ({ signal }) => (await requestApi('room', RoomsResponse, { signal })).rooms,
    }),

  /** One room; its absence is the server's `room_not_found`. */
  detail: (roomID: string) =>
    queryOptions({
      queryKey: ['rooms', 'detail', roomID],
      queryFn: async ({ signal }) =>
        (await requestApi('room/find-one', RoomDetailResponse, { signal, searchParams: { roomID } })).room,
    }),

  /**
   * The rooms free on every night of the stay, those that this browser itself holds among them, and the rooms that only holds of others
   * take. Never from the cache, since others book too.
   */
  available: (stay: Stay) =>
    queryOptions({
      queryKey: ['rooms', 'available', stay],
      queryFn: ({ signal }) => {
        const searchParams = { inDate: stay.entry, outDate: lastNight(stay) }
        const visit = knownVisit()
        const headers = visit ? { [VISIT_HEADER]: visit } : {}
        return requestApi('room/filter', AvailableRoomsResponse, { signal, searchParams, headers })
      },
      staleTime: 0,
    }),
}

/** The address of a room's picture by width (C-07), or nothing while it has none. */
export function roomPhoto(room: Pick<Room, '_id' | 'photo'>): ((width: number) => string) | undefined {
  const { _id, photo } = room
  if (photo === null) return undefined
  return (width) =>
    `/api/room/find-photo?${new URLSearchParams({ roomID: _id, width: String(width), v: photo })}`
}
