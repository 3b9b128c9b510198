import { queryOptions } from '@tanstack/react-query'
import { RoomsResponse, StaffRoomDetailResponse } from 'shared-ui/validators/rooms/room'
import { requestStaffApi } from '../api.ts'
import { resourceKeys } from './resource-keys.ts'

/** Queries for rooms. */
export const roomQueries = {
  /** All rooms that are not archived. */
  list: () =>
    queryOptions({
      queryKey: [...resourceKeys.rooms, 'list'],
      queryFn: ({ signal }) => requestStaffApi('room', RoomsResponse, { signal }),
      select: (response) => response.rooms,
    }),

  /** One room, which may be archived: see `archivedAt`. */
  detail: (roomID: string) =>
    queryOptions({
      queryKey: [...resourceKeys.rooms, 'detail', roomID],
      queryFn: ({ signal }) =>
        requestStaffApi('room/find-one', StaffRoomDetailResponse, { searchParams: { roomID }, signal }),
      select: (response) => response.room,
    }),
}
