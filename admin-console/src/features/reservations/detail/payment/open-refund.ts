import { reservationNumber } from 'shared-ui/rules/reservations/reservation-number'
import type { ReservationRefund } from 'shared-ui/validators/payments/reservation-payment'
import type { UnsettledProblem } from 'shared-ui/validators/payments/unsettled-payment'
import type { ReservationDetail } from 'shared-ui/validators/reservations/reservation'
import type { OpenPayment } from '../../../../lib/settle-payment/open-payment.ts'
import { clientName } from '../../reservation-words.ts'

/** The problem that staff have to settle; null if the refund is in progress or done. */
function problemOf({ state, problem }: ReservationRefund): UnsettledProblem | null {
  if (state === 'unclear') return 'refund_unclear'
  if (state === 'manual') return 'refund_manual'
  return state === 'waiting' && problem !== '' ? 'refund_waiting' : null
}

/** Converts a refund for the settle actions; null if staff have nothing to settle. */
export function openRefund(reservation: ReservationDetail, refund: ReservationRefund): OpenPayment | null {
  const problem = problemOf(refund)
  if (problem === null) return null
  return {
    id: refund._id,
    problem,
    amount: refund.amount,
    // A refund to the card that the lodge has to pay itself always has the problem that stopped the provider.
    isByCard: refund.problem !== '',
    reservation: reservationNumber(reservation._id),
    client: clientName(reservation.client),
  }
}
