import { Link } from '@tanstack/react-router'
import { UNSETTLED_PAYMENTS } from 'shared-ui/copy/reservations/unsettled-payments'
import type { UnsettledPaymentResponse } from 'shared-ui/validators/payments/unsettled-payment'

/** Link to the reservation of a payment. */
export function PaymentReservationLink({ reservation }: Pick<UnsettledPaymentResponse, 'reservation'>) {
  return (
    <Link to="/view-reservation/$reservationID" params={{ reservationID: reservation._id }}>
      {UNSETTLED_PAYMENTS.reservation(reservation.number)}
    </Link>
  )
}
