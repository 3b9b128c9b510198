import { queryOptions } from '@tanstack/react-query'
import { type RegisterPeriod, RegisterResponse } from 'shared-ui/validators/reservations/guest'
import { requestStaffApi } from '../../lib/api.ts'
import { VISIT_STALE_TIME_MS } from '../../lib/queries/prefetch.ts'
import { resourceKeys } from '../../lib/queries/resource-keys.ts'

/** Queries of the register of guests. Stale on every visit, because check-ins add to it. */
export const registerQueries = {
  /** The guests who were lodged from one day to another. */
  period: ({ from, to }: RegisterPeriod) =>
    queryOptions({
      queryKey: [...resourceKeys.guestRegister, from, to],
      queryFn: ({ signal }) =>
        requestStaffApi('guest/register', RegisterResponse, { searchParams: { from, to }, signal }),
      select: (response) => response.entries,
      staleTime: VISIT_STALE_TIME_MS,
    }),
}
