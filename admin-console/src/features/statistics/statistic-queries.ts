import { queryOptions } from '@tanstack/react-query'
import type { Period } from 'shared-ui/rules/dates/period'
import { PeriodStatisticResponse } from 'shared-ui/validators/reservations/statistic'
import { requestStaffApi } from '../../lib/api.ts'
import { resourceKeys } from '../../lib/queries/resource-keys.ts'

/** Queries for statistics. Below the key of reservations, whose changes affect them. */
export const statisticQueries = {
  /** The figures of a period, by room and by month. */
  period: ({ from, to }: Period) =>
    queryOptions({
      queryKey: [...resourceKeys.reservations, 'statistic', from, to],
      queryFn: ({ signal }) =>
        requestStaffApi('statistic/period', PeriodStatisticResponse, { searchParams: { from, to }, signal }),
    }),
}
