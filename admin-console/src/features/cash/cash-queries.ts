import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { CashDayResponse, CashMonthResponse, ReceivablesResponse } from 'shared-ui/validators/payments/cash'
import type { ReceivableScope } from 'shared-ui/validators/payments/cash-search'
import { requestStaffApi } from '../../lib/api.ts'
import { VISIT_STALE_TIME_MS } from '../../lib/queries/prefetch.ts'
import { resourceKeys } from '../../lib/queries/resource-keys.ts'

/** Queries for the cash. Stale on every visit, because charges settle by themselves. */
export const cashQueries = {
  /** The payments and refunds of a day in Lima. */
  day: (date: CalendarDate) =>
    queryOptions({
      queryKey: [...resourceKeys.cash, 'day', date],
      queryFn: ({ signal }) =>
        requestStaffApi('cash/day', CashDayResponse, { searchParams: { date }, signal }),
      staleTime: VISIT_STALE_TIME_MS,
    }),

  /** The movements of a month, `YYYY-MM`, with their sums. */
  month: (month: string) =>
    queryOptions({
      queryKey: [...resourceKeys.cash, 'month', month],
      queryFn: ({ signal }) =>
        requestStaffApi('cash/month', CashMonthResponse, { searchParams: { month }, signal }),
      staleTime: VISIT_STALE_TIME_MS,
    }),

  /** The reservations with a balance, newest first, in groups. */
  receivables: (scope: ReceivableScope) =>
    infiniteQueryOptions({
      queryKey: [...resourceKeys.cash, 'receivables', scope],
      queryFn: ({ pageParam, signal }) =>
        requestStaffApi('cash/receivables', ReceivablesResponse, {
          searchParams: { scope, ...(pageParam !== null && { after: pageParam }) },
          signal,
        }),
      initialPageParam: null as string | null,
      getNextPageParam: (last) => last.next,
      staleTime: VISIT_STALE_TIME_MS,
    }),
}
