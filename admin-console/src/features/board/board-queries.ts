import { queryOptions } from '@tanstack/react-query'
import type { Period } from 'shared-ui/rules/dates/period'
import { BoardResponse } from 'shared-ui/validators/reservations/board'
import { requestStaffApi } from '../../lib/api.ts'
import { VISIT_STALE_TIME_MS } from '../../lib/queries/prefetch.ts'
import { resourceKeys } from '../../lib/queries/resource-keys.ts'

/** Polling interval while the board is visible, because holds expire and guests book. */
const REFETCH_INTERVAL_MS = 60_000

/** Queries of the board. Their key starts with that of the reservations, so that a changed reservation invalidates them. */
export const boardQueries = {
  /** The occupancies of a period. Stale on every visit, because others book meanwhile. */
  of: ({ from, to }: Period) =>
    queryOptions({
      queryKey: [...resourceKeys.board, from, to],
      queryFn: ({ signal }) =>
        requestStaffApi('board', BoardResponse, { searchParams: { from, to }, signal }),
      staleTime: VISIT_STALE_TIME_MS,
      refetchInterval: REFETCH_INTERVAL_MS,
    }),
}
