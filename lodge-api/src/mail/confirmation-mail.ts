import { BOOKING } from 'shared-ui/copy/booking/booking'
import { stayRefundLines } from 'shared-ui/copy/booking/booking-stay'
import { formatDate, formatNights, formatPrice } from 'shared-ui/copy/format'
import { MAIL_WORDS, CONFIRMATION_MAIL as WORDS } from 'shared-ui/copy/mails/mails'
import { nightsInRoom } from 'shared-ui/copy/reservations/rooms-of-stay'
import { dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { solesFromTenThousandths } from 'shared-ui/rules/money/money'
import { nightCount } from 'shared-ui/rules/reservations/stay'
import {
  amountText,
  clientText,
  detailBlocks,
  type GuestLinks,
  manageBlocks,
  paymentRows,
  reachBlocks,
  stayRows,
  testNotice,
} from './mail-parts.ts'
import {
  heading,
  type MailBlock,
  type MailDocument,
  type MailRow,
  paragraph,
  rows,
} from './render/mail-document.ts'
import type { ReservationFacts } from './reservation-facts.ts'

/** Mail that confirms a reservation to the guest, complete enough to be printed. */
export const confirmationMail = (facts: ReservationFacts, links: GuestLinks): MailDocument => ({
  subject: WORDS.subject(formatDate(facts.stay.entry)),
  heading: WORDS.heading,
  notice: testNotice(facts),
  blocks: [
    paragraph(MAIL_WORDS.greeting(facts.client.names)),
    paragraph(WORDS.intro),
    heading(WORDS.stay),
    rows([...stayRows(facts), { label: WORDS.guest, value: clientText(facts) }]),
    ...detailBlocks(facts),
    ...billBlocks(facts),
    ...paymentBlocks(facts),
    ...manageBlocks(links),
    heading(BOOKING.refundTitle),
    { kind: 'list', points: refundPoints(facts) },
    ...reachBlocks(links),
  ],
})

/** What cancelling this stay gives back and until when; the general terms if no card has paid. */
const refundPoints = ({ payment, stay }: ReservationFacts): readonly string[] =>
  payment?.state === 'confirmed'
    ? stayRefundLines({ paid: payment.total, entry: stay.entry, today: dayInLima(Date.parse(payment.at)) })
    : BOOKING.refunds

/** The price of the stay, itemised. */
export const billBlocks = (facts: ReservationFacts): MailBlock[] => [
  heading(WORDS.bill),
  rows([
    ...nightRows(facts),
    { label: WORDS.price, value: amountText(facts.price) },
    { label: WORDS.igv, value: amountText(facts.igv) },
    { label: MAIL_WORDS.total, value: amountText(facts.total), strong: true },
  ]),
]

/** The price per night, or of the nights in each room if the guest changes rooms or price. */
function nightRows({ pricePerNight, segments }: ReservationFacts): MailRow[] {
  if (segments.length === 1) {
    return [{ label: WORDS.pricePerNight, value: formatPrice(solesFromTenThousandths(pricePerNight)) }]
  }
  return segments.map((segment) => ({
    label: nightsInRoom({ ...segment, pricePerNight: solesFromTenThousandths(segment.pricePerNight) }),
    value: amountText(segment.price),
  }))
}

/** Shows the payment if a card has paid: a payment in another state must not look like a receipt. */
function paymentBlocks(facts: ReservationFacts): MailBlock[] {
  if (facts.payment?.state !== 'confirmed') return []
  const product = WORDS.productName(formatNights(nightCount(facts.stay)), facts.room.identifier)
  return [
    heading(WORDS.payment),
    rows([
      ...paymentRows(facts.payment, WORDS.amount),
      { label: MAIL_WORDS.bankResponse, value: facts.payment.bankResponse },
      { label: WORDS.product, value: product },
    ]),
  ]
}
