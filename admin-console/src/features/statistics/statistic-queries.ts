import { queryOptions } from '@tanstack/react-query'
import type { Period } from 'shared-ui/rules/statistics'
import { PeriodStatisticResponse } from 'shared-ui/validators/statistic'
import { requestStaffApi } from '../../lib/api.ts'
import { RESERVATIONS } from '../../lib/resource-keys.ts'

/** What the server reckons. A change of a reservation changes it too. */
export const statisticQueries = {
  /** a period in figures, by room and by month. */
  period: ({ from, to }: Period) =>
    queryOptions({
      queryKey: [...RESERVATIONS, 'statistic', from, to],
      queryFn: ({ signal }) =>
        requestStaffApi('statistic/period', PeriodStatisticResponse, { searchParams: { from, to }, signal }),
    }),
}
