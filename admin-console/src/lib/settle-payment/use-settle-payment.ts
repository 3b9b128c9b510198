import { useQueryClient } from '@tanstack/react-query'
import { isRefusal } from 'shared-ui/api/problems'
import type { SettleAction } from 'shared-ui/copy/reservations/unsettled-payments'
import { EmptyResponse } from 'shared-ui/validators/http/empty-response'
import { requestStaffApi } from '../api.ts'
import { useAction } from '../hooks/use-action.ts'
import { inboxQueries } from '../inbox/inbox-queries.ts'
import { resourceKeys } from '../queries/resource-keys.ts'
import type { PaymentSettlement } from './open-payment.ts'

/** The endpoint of each action, and the parameter that names the payment there. */
const ENDPOINTS: Record<SettleAction, { path: string; parameter: 'refundID' | 'purchaseNumber' }> = {
  mark_returned: { path: 'payment/mark-returned', parameter: 'purchaseNumber' },
  given: { path: 'reservation/refund-given', parameter: 'refundID' },
  retry: { path: 'reservation/retry-refund', parameter: 'refundID' },
  by_hand: { path: 'reservation/refund-by-hand', parameter: 'refundID' },
}

function settlePayment({ action, payment }: PaymentSettlement) {
  const { path, parameter } = ENDPOINTS[action]
  return requestStaffApi(path, EmptyResponse, { method: 'post', searchParams: { [parameter]: payment.id } })
}

/** Whether an action was refused because the payment had settled meanwhile. */
export const hasSettledMeanwhile = (problem: unknown): boolean =>
  isRefusal(problem, 'refund_not_open') || isRefusal(problem, 'purchase_not_open')

/**
 * Settles a charge or refund that waits for staff. Finishes only after the payments are refetched, also if the request was
 * refused.
 */
export function useSettlePayment() {
  const queryClient = useQueryClient()
  return useAction({
    mutationFn: settlePayment,
    onSettled: async () => {
      void queryClient.invalidateQueries({ queryKey: inboxQueries.counts().queryKey })
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: resourceKeys.reservations }),
        queryClient.invalidateQueries({ queryKey: resourceKeys.unsettledPayments }),
      ])
    },
  })
}
