import { queryOptions } from '@tanstack/react-query'
import { StaffBlockingsResponse } from 'shared-ui/validators/rooms/blocking'
import { requestStaffApi } from '../api.ts'
import { resourceKeys } from './resource-keys.ts'

/** Queries for the blocked and booked nights of a room. Never fresh, because somebody else may have booked meanwhile. */
export const blockingQueries = {
  ofRoom: (roomID: string) =>
    queryOptions({
      queryKey: [...resourceKeys.blockings, roomID],
      queryFn: ({ signal }) =>
        requestStaffApi('blocking', StaffBlockingsResponse, { searchParams: { roomID }, signal }),
      staleTime: 0,
    }),
}
