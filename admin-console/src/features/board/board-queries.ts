import { queryOptions } from '@tanstack/react-query'
import type { Period } from 'shared-ui/rules/statistics'
import { BoardResponse } from 'shared-ui/validators/board'
import { requestStaffApi } from '../../lib/api.ts'
import { ONE_VISIT_MS } from '../../lib/head-start.ts'
import { RESERVATIONS } from '../../lib/resource-keys.ts'

/** How often the board is asked for anew while it is looked at: holds end, and guests book. */
const LOOK_AGAIN_MS = 60_000

const ALL = [...RESERVATIONS, 'board'] as const

/** What the server tells of the board. A change of a reservation changes it too. */
export const boardQueries = {
  /** Every answer about the board, to be asked for anew after nights were blocked. */
  all: ALL,

  /** Who has which room on the days of a span. Requested on every visit: another may have booked meanwhile. */
  of: ({ from, to }: Period) =>
    queryOptions({
      queryKey: [...ALL, from, to],
      queryFn: ({ signal }) =>
        requestStaffApi('board', BoardResponse, { searchParams: { from, to }, signal }),
      staleTime: ONE_VISIT_MS,
      refetchInterval: LOOK_AGAIN_MS,
    }),
}
