import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { ComplaintResponse, ComplaintsResponse } from 'shared-ui/validators/messages/complaint'
import { requestStaffApi } from '../../lib/api.ts'
import { resourceKeys } from '../../lib/queries/resource-keys.ts'
import type { ComplaintFilters } from './list/complaints-search.ts'

/** Queries for complaints. */
export const complaintQueries = {
  /** The complaints, newest first, in groups. */
  list: ({ state }: ComplaintFilters) =>
    infiniteQueryOptions({
      queryKey: [...resourceKeys.complaints, 'list', state],
      queryFn: ({ pageParam, signal }) =>
        requestStaffApi('complaint', ComplaintsResponse, {
          searchParams: { ...(state !== '' && { state }), ...(pageParam !== null && { after: pageParam }) },
          signal,
        }),
      initialPageParam: null as string | null,
      getNextPageParam: (last) => last.next,
    }),

  /** One complaint. */
  detail: (complaintID: string) =>
    queryOptions({
      queryKey: [...resourceKeys.complaints, 'detail', complaintID],
      queryFn: ({ signal }) =>
        requestStaffApi('complaint/find-one', ComplaintResponse, { searchParams: { complaintID }, signal }),
      select: (response) => response.complaint,
    }),
}
