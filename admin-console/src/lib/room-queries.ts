import { queryOptions } from '@tanstack/react-query'
import { RoomsResponse, StaffRoomDetailResponse } from 'shared-ui/validators/room'
import { requestStaffApi } from './api.ts'

const ALL = ['rooms'] as const

/** What the server tells of rooms. */
export const roomQueries = {
  /** Every answer about rooms, to be asked for anew after a change. */
  all: ALL,

  /** every room on offer. */
  list: () =>
    queryOptions({
      queryKey: [...ALL, 'list'],
      queryFn: ({ signal }) => requestStaffApi('room', RoomsResponse, { signal }),
      select: (answer) => answer.rooms,
    }),

  /** One room, an archived one too: `archivedAt` tells. */
  detail: (roomID: string) =>
    queryOptions({
      queryKey: [...ALL, 'detail', roomID],
      queryFn: ({ signal }) =>
        requestStaffApi('room/find-one', StaffRoomDetailResponse, { searchParams: { roomID }, signal }),
      select: (answer) => answer.room,
    }),
}
