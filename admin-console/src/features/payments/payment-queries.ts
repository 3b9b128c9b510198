import { queryOptions } from '@tanstack/react-query'
import { UnsettledPaymentsResponse } from 'shared-ui/validators/unsettled-payment'
import { requestStaffApi } from '../../lib/api.ts'
import { lookWhereCountDiffers } from '../../lib/inbox/inbox-queries.ts'
import { UNSETTLED_PAYMENTS } from '../../lib/resource-keys.ts'

/** How often the list is fetched again while it is shown, in milliseconds: the server goes on trying. */
const REFETCH_MS = 60_000

/** M-06: charges and refunds that did not settle by themselves, oldest first. */
export const paymentQueries = {
  unsettled: () =>
    queryOptions({
      queryKey: UNSETTLED_PAYMENTS,
      queryFn: async ({ signal, client }) => {
        const answer = await requestStaffApi('payment/unsettled', UnsettledPaymentsResponse, { signal })
        lookWhereCountDiffers(client, 'payments', answer.total)
        return answer
      },
      select: (answer) => answer.payments,
      refetchInterval: REFETCH_MS,
    }),
}
