import { queryOptions } from '@tanstack/react-query'
import { StaffBlockingsResponse } from 'shared-ui/validators/rooms/blocking'
import { requestStaffApi } from '../api.ts'

const ALL = ['blockings'] as const

/** Queries for the blocked and booked nights of a room. Never fresh, because somebody else may have booked meanwhile. */
export const blockingQueries = {
  /** Key prefix of all queries about blockings, for invalidation after a change. */
  all: ALL,

  ofRoom: (roomID: string) =>
    queryOptions({
      queryKey: [...ALL, roomID],
      queryFn: ({ signal }) =>
        requestStaffApi('blocking', StaffBlockingsResponse, { searchParams: { roomID }, signal }),
      staleTime: 0,
    }),
}
