import { DENIAL, RETURNED, RETURNING, SUCCESS } from 'shared-ui/copy/booking/booking'
import { stayRefundLines } from 'shared-ui/copy/booking/booking-stay'
import { cardBrandName } from 'shared-ui/copy/booking/card-brands'
import { type ReceiptKind, PAYMENT_RECEIPT as WORDS } from 'shared-ui/copy/booking/payment-receipt'
import { formatDate, formatMoment, formatSoles } from 'shared-ui/copy/format'
import { stayText } from 'shared-ui/copy/rooms/rooms-page'
import { dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { centimosFromSoles, solesFromCentimos } from 'shared-ui/rules/money/money'
import { reservationNumber } from 'shared-ui/rules/reservations/reservation-number'
import type { Booking } from '../../state/booking-request.ts'
import type { Denied, DeniedLate, Returned } from '../../state/booking-state.ts'

/** What the final page of a card payment reports. */
export type PaymentRecord = {
  kind: ReceiptKind
  booking: Booking
  /** Names and surnames; empty if this page does not know them any more. */
  clientName: string
  /** The reservation's id, if there is one. */
  reservation?: string | undefined
  /** `amount` in soles, `at` an ISO 8601 instant. */
  order: { purchaseNumber: string; amount: number; currency: string; at: string }
  /** The masked number as the provider sends it; both empty if it sent none. */
  card: { CARD: string; BRAND: string }
  /** The bank's response to the charge; empty if it sent none or the page shows it elsewhere. */
  bankResponse?: string | undefined
  /** The provider charges no real money. */
  testMode?: boolean | undefined
}

export type ReceiptLine = { name: string; value: string }

const AMOUNT_NAMES: Record<ReceiptKind, string> = {
  paid: SUCCESS.amount,
  denied: SUCCESS.requestedAmount,
  returning: RETURNING.amount,
  returned: RETURNED.amount,
}

/** Returns what Niubiz requires on the final page (`docs/niubiz.md`), without what is not known. */
export function receiptLines(record: PaymentRecord): ReceiptLine[] {
  const { booking, order, card, clientName, reservation, bankResponse = '' } = record
  const { room, stay, quote } = booking
  const lines = [
    { name: SUCCESS.reservation, value: reservation ? reservationNumber(reservation) : '' },
    { name: SUCCESS.order, value: order.purchaseNumber },
    { name: SUCCESS.at, value: formatMoment(order.at) },
    { name: WORDS.guest, value: clientName },
    { name: WORDS.product, value: WORDS.productName(room.identifier, room.category) },
    {
      name: SUCCESS.stay,
      value: stayText(formatDate(stay.entry), formatDate(stay.departure), quote.nights),
    },
    ...taxLines(record),
    { name: AMOUNT_NAMES[record.kind], value: `${formatSoles(order.amount)} (${order.currency})` },
    { name: SUCCESS.card, value: `${cardBrandName(card.BRAND)} ${card.CARD}`.trim() },
    { name: DENIAL.bank, value: bankResponse },
  ]
  return lines.filter(({ value }) => value !== '')
}

/** What cancelling the stay gives back of the amount and until when, from the day of the payment on. */
export const refundLines = ({ booking, order }: PaymentRecord): string[] =>
  stayRefundLines({
    paid: centimosFromSoles(order.amount),
    entry: booking.stay.entry,
    today: dayInLima(Date.parse(order.at)),
  })

/** Price and IGV of the amount; none if the room's price has changed since, so that the lines always add up. */
function taxLines({ booking: { quote }, order }: PaymentRecord): ReceiptLine[] {
  if (quote.total !== centimosFromSoles(order.amount)) return []
  return [
    { name: WORDS.price, value: formatSoles(solesFromCentimos(quote.price)) },
    { name: WORDS.igv, value: formatSoles(solesFromCentimos(quote.igv)) },
  ]
}

type Attempt<Result extends Denied | DeniedLate | Returned> = {
  booking: Booking
  clientName: string
  result: Result
}

/** Returns the record of a charge that the bank denied. */
export function deniedRecord({ booking, clientName, result }: Attempt<Denied | DeniedLate>): PaymentRecord {
  const { order, data } = result.paymentResponse
  return { kind: 'denied', booking, clientName, order, card: data, bankResponse: data.ACTION_DESCRIPTION }
}

/** Returns the record of a charge that is being returned or was returned. */
export function returnRecord({ booking, clientName, result }: Attempt<Returned>): PaymentRecord {
  const { order, dataMap } = result.paymentResponse
  return { kind: result.outcome, booking, clientName, order, card: dataMap }
}
