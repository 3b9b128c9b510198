import { reservationNumber } from 'shared-ui/rules/reservation-number'
import type { ReservationDetail, ReservationRefund } from 'shared-ui/validators/reservation'
import type { UnsettledProblem } from 'shared-ui/validators/unsettled-payment'
import type { OpenPayment } from '../../lib/settle-payment/open-payment.ts'
import { clientName } from './reservation-words.ts'

/** What staff have to settle of a refund in its state; nothing while it is under way, or done. */
function problemOf({ state, problem }: ReservationRefund): UnsettledProblem | null {
  if (state === 'unclear') return 'refund_unclear'
  if (state === 'manual') return 'refund_manual'
  return state === 'waiting' && problem !== '' ? 'refund_waiting' : null
}

/** A refund that staff can settle, as its actions need it; null where there is nothing for them to do. */
export function openRefund(reservation: ReservationDetail, refund: ReservationRefund): OpenPayment | null {
  const problem = problemOf(refund)
  if (problem === null) return null
  return {
    id: refund._id,
    problem,
    amount: refund.amount,
    // A refund of the card's charge that the lodge has to pay always has the reason why the provider does not.
    isByCard: refund.problem !== '',
    reservation: reservationNumber(reservation._id),
    client: clientName(reservation.client),
  }
}
