import { useQueryClient } from '@tanstack/react-query'
import { DoneAnswer } from 'shared-ui/validators/reservation'
import { callStaffApi } from '../../lib/api.ts'
import { useDeed } from '../../lib/use-deed.ts'
import { reservationQueries } from './reservation-queries.ts'

/** What staff do with a refund that the provider has refused for days. */
export function useSettleRefund(path: 'reservation/retry-refund' | 'reservation/refund-by-hand') {
  const queryClient = useQueryClient()
  return useDeed({
    mutationFn: (refundID: string) =>
      callStaffApi(path, DoneAnswer, { method: 'post', searchParams: { refundID } }),
    // Whatever became of it, what is shown of it may not be so any more.
    onSettled: () => queryClient.invalidateQueries({ queryKey: reservationQueries.all }),
  })
}
