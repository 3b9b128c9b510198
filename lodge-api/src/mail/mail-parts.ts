import { LODGE } from 'content'
import { BOOKING } from 'shared-ui/copy/booking/booking'
import { cardBrandName } from 'shared-ui/copy/booking/card-brands'
import { formatLongDate, formatMoment, formatNights, formatSoles } from 'shared-ui/copy/format'
import { MAIL_WORDS } from 'shared-ui/copy/mails/mails'
import { RESERVATION_FIELDS } from 'shared-ui/copy/reservations/reservation-fields'
import { changesRooms, roomsOfStay } from 'shared-ui/copy/reservations/rooms-of-stay'
import { lodgeAddress } from 'shared-ui/copy/site/lodge-address'
import { solesFromCentimos } from 'shared-ui/rules/money/money'
import { detailLines } from 'shared-ui/rules/reservations/detail-lines'
import { reservationNumber } from 'shared-ui/rules/reservations/reservation-number'
import { nightCount } from 'shared-ui/rules/reservations/stay'
import {
  heading,
  type MailBlock,
  type MailLink,
  type MailRow,
  paragraph,
  rows,
} from './render/mail-document.ts'
import type { PaymentFacts, ReservationFacts } from './reservation-facts.ts'

/** The URLs that mails link to, without a trailing slash. */
export type MailLinks = { publicUrl: string; adminUrl: string }

/** The same with the URL of the guest's own page of the reservation. */
export type GuestLinks = MailLinks & { reservation: string }

export const amountText = (centimos: number): string => formatSoles(solesFromCentimos(centimos))

/** The room, or the rooms with their nights if the guest changes rooms. */
export const roomText = ({ room, segments }: ReservationFacts): string =>
  changesRooms(segments) ? roomsOfStay(segments) : `${room.identifier}, ${room.category}`

export const clientText = ({ client }: ReservationFacts): string => `${client.names} ${client.surnames}`

/** The number of the reservation and its stay. */
export const stayRows = (facts: ReservationFacts): MailRow[] => [
  { label: MAIL_WORDS.reservation, value: reservationNumber(facts.id) },
  ...nightsRows(facts),
]

/** The room and the nights without a reservation number, for a stay that was not reserved. */
export const nightsRows = (facts: ReservationFacts): MailRow[] => [
  { label: MAIL_WORDS.room, value: roomText(facts) },
  {
    label: MAIL_WORDS.entry,
    value: `${formatLongDate(facts.stay.entry)}, ${BOOKING.entryHours(LODGE.checkIn.from, LODGE.checkIn.to)}`,
  },
  {
    label: MAIL_WORDS.departure,
    value: `${formatLongDate(facts.stay.departure)}, ${BOOKING.departureHour(LODGE.checkOut)}`,
  },
  { label: MAIL_WORDS.nights, value: formatNights(nightCount(facts.stay)) },
]

/** What was written about the reservation, for the lodge. */
export const textRows = ({ texts }: ReservationFacts): MailRow[] => [
  { label: RESERVATION_FIELDS.detail, value: texts.detail.split('\n').join(' · ') },
]

/** The guest's contact details, for the lodge. */
export const guestRows = (facts: ReservationFacts): MailRow[] => [
  { label: MAIL_WORDS.client, value: clientText(facts) },
  { label: MAIL_WORDS.email, value: facts.client.email },
  { label: MAIL_WORDS.phone, value: facts.client.phone },
]

/** The card's brand and masked number; empty if the provider sent neither. */
export const cardText = (payment: PaymentFacts | null): string =>
  payment ? [cardBrandName(payment.brand), payment.card].filter(Boolean).join(' ') : ''

/** The facts that Niubiz requires on a receipt (`docs/niubiz.md`). */
export const paymentRows = (payment: PaymentFacts, amountLabel: string): MailRow[] => [
  { label: MAIL_WORDS.order, value: payment.purchaseNumber },
  { label: amountLabel, value: amountText(payment.total), strong: true },
  { label: MAIL_WORDS.currency, value: MAIL_WORDS.currencyName },
  { label: MAIL_WORDS.card, value: cardText(payment) },
  { label: MAIL_WORDS.moment, value: `${formatMoment(payment.at)} ${MAIL_WORDS.momentZone}` },
]

export const testNotice = (facts: ReservationFacts): string | null =>
  facts.payment?.testMode ? MAIL_WORDS.testMode : null

/** Link to the reservation in the console. */
export const openReservationLink = ({ id }: ReservationFacts, { adminUrl }: MailLinks): MailLink => ({
  text: MAIL_WORDS.openReservation,
  href: `${adminUrl}/view-reservation/${id}`,
})

/**
 * What the guest added about the stay when booking by card, one point for each line. In a reservation that staff made these are their own notes,
 * which are not mailed.
 */
export const detailBlocks = ({ texts, payment }: ReservationFacts): MailBlock[] => {
  const points = payment ? detailLines(texts.detail) : []
  return points.length === 0 ? [] : [heading(MAIL_WORDS.detail), { kind: 'list', points }]
}

/** The lodge's contact details. */
export const reachBlocks = ({ publicUrl }: MailLinks): MailBlock[] => [
  heading(MAIL_WORDS.reach),
  rows([
    { label: MAIL_WORDS.address, value: lodgeAddress() },
    { label: MAIL_WORDS.phone, value: LODGE.phone },
    { label: MAIL_WORDS.email, value: LODGE.email },
  ]),
  {
    kind: 'links',
    links: [
      { text: MAIL_WORDS.contact, href: `${publicUrl}/contact` },
      { text: MAIL_WORDS.terms, href: `${publicUrl}/politics` },
    ],
  },
]

/** Link to the guest's own page of the reservation. */
export const manageBlocks = ({ reservation }: GuestLinks): MailBlock[] => [
  heading(MAIL_WORDS.manage),
  paragraph(MAIL_WORDS.manageText),
  { kind: 'links', links: [{ text: MAIL_WORDS.manageLink, href: reservation }] },
]
