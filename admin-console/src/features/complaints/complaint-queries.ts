import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { ComplaintResponse, ComplaintsResponse } from 'shared-ui/validators/complaint'
import { requestStaffApi } from '../../lib/api.ts'
import type { ComplaintFilters } from './complaints-search.ts'

const ALL = ['complaints'] as const

/** What the server tells of the sheets of the Libro de Reclamaciones. */
export const complaintQueries = {
  /** Every answer about sheets, to be asked for anew after a change. */
  all: ALL,

  /** The sheets, newest first, a group at a time. */
  list: ({ state }: ComplaintFilters) =>
    infiniteQueryOptions({
      queryKey: [...ALL, 'list', state],
      queryFn: ({ pageParam, signal }) =>
        requestStaffApi('complaint', ComplaintsResponse, {
          searchParams: { ...(state !== '' && { state }), ...(pageParam !== null && { after: pageParam }) },
          signal,
        }),
      // The first group has no cursor before it.
      initialPageParam: null as string | null,
      getNextPageParam: (last) => last.next,
    }),

  /** One sheet. */
  detail: (complaintID: string) =>
    queryOptions({
      queryKey: [...ALL, 'detail', complaintID],
      queryFn: ({ signal }) =>
        requestStaffApi('complaint/find-one', ComplaintResponse, { searchParams: { complaintID }, signal }),
      select: (answer) => answer.complaint,
    }),
}
