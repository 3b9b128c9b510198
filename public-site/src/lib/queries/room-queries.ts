import { queryOptions } from '@tanstack/react-query'
import { requestApi } from 'shared-ui/api/api-client'
import { lastNight, type Stay } from 'shared-ui/rules/reservations/stay'
import { VISIT_HEADER } from 'shared-ui/validators/http/visit-header'
import {
  AvailableRoomsResponse,
  type Room,
  RoomDetailResponse,
  RoomNightsResponse,
  RoomsResponse,
  type TakenRoom,
  TakenRoomsResponse,
} from 'shared-ui/validators/rooms/room'
import { knownVisit } from '../visitor/visit.ts'
import { untilFirstEnd } from './until-first-end.ts'

/** How long the result of a search in the page counts as current, in ms: until the code has loaded on a slow network. */
const SEARCH_STALE_MS = 20_000

/** The header by which the browser's own holds count as free. */
function visitHeaders(): Record<string, string> {
  const visit = knownVisit()
  return visit ? { [VISIT_HEADER]: visit } : {}
}

/** Queries for rooms. */
export const roomQueries = {
  /** All rooms on offer. */
  list: () =>
    queryOptions({
      queryKey: ['rooms', 'list'],
      queryFn: async ({ signal }) => (await requestApi('room', RoomsResponse, { signal })).rooms,
    }),

  /** One room; fails with `room_not_found` if it does not exist. */
  detail: (roomID: string) =>
    queryOptions({
      queryKey: ['rooms', 'detail', roomID],
      queryFn: async ({ signal }) =>
        (await requestApi('room/find-one', RoomDetailResponse, { signal, searchParams: { roomID } })).room,
    }),

  /** Which nights of a room are free, as `available` sees them. Always stale, since others book too. */
  nights: (roomID: string) =>
    queryOptions({
      queryKey: ['rooms', 'nights', roomID],
      queryFn: ({ signal }) =>
        requestApi('room/nights', RoomNightsResponse, {
          signal,
          searchParams: { roomID },
          headers: visitHeaders(),
        }),
      staleTime: 0,
    }),

  /**
   * The rooms that are free on every night of the stay, including those that this browser holds itself, and the rooms that are
   * only held by others. Stale soon, since others book too, and at once in a browser that may hold a room itself, since the result
   * that the server put into the page counts its hold as another's.
   */
  available: (stay: Stay) =>
    queryOptions({
      queryKey: ['rooms', 'available', stay],
      queryFn: ({ signal }) =>
        requestApi('room/filter', AvailableRoomsResponse, { signal, ...nightsRequest(stay) }),
      staleTime: knownVisit() ? 0 : SEARCH_STALE_MS,
      refetchInterval: ({ state }) => untilFirstEnd(state.data?.heldRooms ?? [], Date.now()),
    }),

  /** The rooms that are not free on every night of the stay, with why and the nearest free dates. Stale like `available`. */
  taken: (stay: Stay) =>
    queryOptions({
      queryKey: ['rooms', 'taken', stay],
      queryFn: async ({ signal }) => {
        const request = { signal, ...nightsRequest(stay) }
        return (await requestApi('room/taken', TakenRoomsResponse, request)).takenRooms
      },
      staleTime: knownVisit() ? 0 : SEARCH_STALE_MS,
      refetchInterval: ({ state }) => untilFirstEnd(state.data ?? [], Date.now()),
    }),
}

/** The nights of a stay, and this browser's identifier, so that its own holds count as free. */
function nightsRequest(stay: Stay) {
  return { searchParams: { inDate: stay.entry, outDate: lastNight(stay) }, headers: visitHeaders() }
}

/** Returns a function that finds a room among the taken ones. */
export const takenIn =
  (roomID: string) =>
  (rooms: readonly TakenRoom[]): TakenRoom | null =>
    rooms.find(({ _id }) => _id === roomID) ?? null

/** Returns the address of a room's photo in about this width, in pixels; `photo` is its version. */
export const roomPhotoAddress = ({ _id, photo }: { _id: string; photo: string }, width: number): string =>
  `/api/room/find-photo?${new URLSearchParams({ roomID: _id, width: String(width), v: photo })}`

/** Returns a function from a width in pixels to the address of the room's photo, or undefined if it has none. */
export function roomPhoto(room: Pick<Room, '_id' | 'photo'>): ((width: number) => string) | undefined {
  const { _id, photo } = room
  return photo === null ? undefined : (width) => roomPhotoAddress({ _id, photo }, width)
}
