import { LODGE } from 'content'
import { DENIAL, SUCCESS } from 'shared-ui/copy/booking/booking'
import { formatDate, formatMoment, formatSoles } from 'shared-ui/copy/format'
import { stayText } from 'shared-ui/copy/rooms/rooms-page'
import { lodgeAddress } from 'shared-ui/copy/site/lodge-address'
import { reservationNumber } from 'shared-ui/rules/reservations/reservation-number'
import { FactLine } from '../../../lib/page/FactLine.tsx'
import type { Booking } from '../state/booking-request.ts'
import styles from './Receipt.module.css'

export type ReceiptProps = {
  booking: Booking
  /** The reservation's id, if there is one. */
  reservation?: string | undefined
  /** `amount` in soles, `at` an ISO 8601 instant. */
  order: { purchaseNumber: string; amount: number; currency: string; at: string }
  /** The masked number as the provider sends it; both empty if it sent none. */
  card: { CARD: string; BRAND: string }
  /** The label of the amount; by default 'Monto'. */
  amountName?: string
  /** The bank's response to the charge, if it sent one. */
  bankResponse?: string
}

/** What the final page of a card payment must show (niubiz.md): merchant, order, room, amount and card. */
export function Receipt({ booking, order, card, ...more }: ReceiptProps) {
  const { room, stay, quote } = booking
  const { reservation, amountName = SUCCESS.requestedAmount, bankResponse = '' } = more
  return (
    <>
      <dl className={styles.lines}>
        {reservation && <FactLine name={SUCCESS.reservation}>{reservationNumber(reservation)}</FactLine>}
        <FactLine name={SUCCESS.order}>{order.purchaseNumber}</FactLine>
        <FactLine name={SUCCESS.at}>{formatMoment(order.at)}</FactLine>
        <FactLine name={SUCCESS.room}>
          {room.identifier} · {room.category}
        </FactLine>
        <FactLine name={SUCCESS.stay}>
          {stayText(formatDate(stay.entry), formatDate(stay.departure), quote.nights)}
        </FactLine>
        <FactLine name={amountName}>
          {formatSoles(order.amount)} ({order.currency})
        </FactLine>
        {card.CARD && (
          <FactLine name={SUCCESS.card}>
            {card.BRAND} {card.CARD}
          </FactLine>
        )}
        {bankResponse && <FactLine name={DENIAL.bank}>{bankResponse}</FactLine>}
      </dl>
      <p className={styles.lodge}>
        {LODGE.name}
        <br />
        {lodgeAddress()}
        <br />
        {LODGE.phone}
      </p>
    </>
  )
}
