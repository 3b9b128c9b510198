import { queryOptions } from '@tanstack/react-query'
import { StaffBlockingsAnswer } from 'shared-ui/validators/blocking'
import { callStaffApi } from './api.ts'

const ALL = ['blockings'] as const

/** What takes the nights of a room (C-04). Asked for anew each time: another may have booked meanwhile. */
export const blockingQueries = {
  /** Every answer about blockings, to be asked for anew after a change. */
  all: ALL,

  ofRoom: (roomID: string) =>
    queryOptions({
      queryKey: [...ALL, roomID],
      queryFn: ({ signal }) =>
        callStaffApi('blocking', StaffBlockingsAnswer, { searchParams: { roomID }, signal }),
      staleTime: 0,
    }),
}
