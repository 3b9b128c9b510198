import { queryOptions } from '@tanstack/react-query'
import { UnsettledPaymentsResponse } from 'shared-ui/validators/payments/unsettled-payment'
import { requestStaffApi } from '../../lib/api.ts'
import { refetchCountsIfDifferent } from '../../lib/inbox/inbox-queries.ts'
import { resourceKeys } from '../../lib/queries/resource-keys.ts'

/** Polling interval of the list, in ms: the server retries meanwhile. */
const REFETCH_MS = 60_000

/** Queries for charges and refunds that did not settle by themselves, oldest first. */
export const paymentQueries = {
  unsettled: () =>
    queryOptions({
      queryKey: resourceKeys.unsettledPayments,
      queryFn: async ({ signal, client }) => {
        const response = await requestStaffApi('payment/unsettled', UnsettledPaymentsResponse, { signal })
        refetchCountsIfDifferent(client, 'payments', response.total)
        return response
      },
      select: (response) => response.payments,
      refetchInterval: REFETCH_MS,
    }),
}
