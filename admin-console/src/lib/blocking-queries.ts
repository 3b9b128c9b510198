import { queryOptions } from '@tanstack/react-query'
import { StaffBlockingsResponse } from 'shared-ui/validators/blocking'
import { requestStaffApi } from './api.ts'

const ALL = ['blockings'] as const

/** What takes the nights of a room (C-04). Asked for anew each time: another may have booked meanwhile. */
export const blockingQueries = {
  /** Every answer about blockings, to be asked for anew after a change. */
  all: ALL,

  ofRoom: (roomID: string) =>
    queryOptions({
      queryKey: [...ALL, roomID],
      queryFn: ({ signal }) =>
        requestStaffApi('blocking', StaffBlockingsResponse, { searchParams: { roomID }, signal }),
      staleTime: 0,
    }),
}
