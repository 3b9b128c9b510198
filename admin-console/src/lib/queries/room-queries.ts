import { queryOptions } from '@tanstack/react-query'
import { RoomsResponse, StaffRoomDetailResponse } from 'shared-ui/validators/rooms/room'
import { requestStaffApi } from '../api.ts'

const ALL = ['rooms'] as const

/** Queries for rooms. */
export const roomQueries = {
  /** Key prefix of all queries about rooms, for invalidation after a change. */
  all: ALL,

  /** All rooms that are not archived. */
  list: () =>
    queryOptions({
      queryKey: [...ALL, 'list'],
      queryFn: ({ signal }) => requestStaffApi('room', RoomsResponse, { signal }),
      select: (response) => response.rooms,
    }),

  /** One room, which may be archived: see `archivedAt`. */
  detail: (roomID: string) =>
    queryOptions({
      queryKey: [...ALL, 'detail', roomID],
      queryFn: ({ signal }) =>
        requestStaffApi('room/find-one', StaffRoomDetailResponse, { searchParams: { roomID }, signal }),
      select: (response) => response.room,
    }),
}
