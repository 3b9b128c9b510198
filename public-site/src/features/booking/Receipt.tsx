import type { ReactNode } from 'react'
import { SUCCESS } from 'shared-ui/copy/booking'
import { formatDate, formatMoment, formatSoles } from 'shared-ui/copy/format'
import { LODGE, lodgeAddress } from 'shared-ui/copy/lodge'
import { stayText } from 'shared-ui/copy/rooms-page'
import { reservationNumber } from 'shared-ui/rules/reservation-number'
import type { Booking } from './booking-request.ts'
import styles from './Receipt.module.css'

export type ReceiptProps = {
  booking: Booking
  /** The reservation's id, once there is one. */
  reservation?: string | undefined
  /** `amount` in soles, `at` an ISO 8601 instant. */
  order: { purchaseNumber: string; amount: number; currency: string; at: string }
  /** The number as the provider masks it. */
  card: { number: string; brand: string }
}

/** What the final screen of a card payment must show (niubiz.md): shop, order, what, how much, with which card. */
export function Receipt({ booking, reservation, order, card }: ReceiptProps) {
  const { room, stay, quote } = booking
  return (
    <>
      <dl className={styles.lines}>
        {reservation && <Line name={SUCCESS.reservation}>{reservationNumber(reservation)}</Line>}
        <Line name={SUCCESS.order}>{order.purchaseNumber}</Line>
        <Line name={SUCCESS.at}>{formatMoment(order.at)}</Line>
        <Line name={SUCCESS.room}>
          {room.identifier} · {room.category}
        </Line>
        <Line name={SUCCESS.stay}>
          {stayText(formatDate(stay.entry), formatDate(stay.departure), quote.nights)}
        </Line>
        <Line name={reservation ? SUCCESS.amount : SUCCESS.amountAsked}>
          {formatSoles(order.amount)} ({order.currency})
        </Line>
        <Line name={SUCCESS.card}>
          {card.brand} {card.number}
        </Line>
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

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
