import { LODGE } from 'content'
import { BOOKING } from 'shared-ui/copy/booking/booking'
import { cardBrandName } from 'shared-ui/copy/booking/card-brands'
import { formatDate, formatLongDate, formatNights, formatPersons, formatSoles } from 'shared-ui/copy/format'
import { reservationStateWord } from 'shared-ui/copy/reservations/reservations-panel'
import {
  PAYMENT_STATE_WORDS,
  PRINTED_RESERVATION,
  VIEW_RESERVATION,
} from 'shared-ui/copy/reservations/view-reservation'
import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { reservationNumber } from 'shared-ui/rules/reservations/reservation-number'
import type { ReservationDetail } from 'shared-ui/validators/reservations/reservation'
import { type Fact, Facts } from '../../../lib/page/Facts.tsx'
import { stayOf, textFacts } from '../reservation-words.ts'
import { nightFacts, roomsText } from '../segment-facts.ts'
import { Letterhead } from './Letterhead.tsx'
import { PrintedCancellation } from './PrintedCancellation.tsx'
import { PrintedFolio } from './PrintedFolio.tsx'
import styles from './ReservationPrint.module.css'

export type ReservationPrintProps = {
  reservation: ReservationDetail
  /** Today in the lodge's time zone, printed as the date. */
  today: CalendarDate
}

const { stay: STAY, client: CLIENT, amounts: AMOUNTS, payment: PAYMENT } = VIEW_RESERVATION

function stayFacts(reservation: ReservationDetail): Fact[] {
  const { entry, departure, nights } = stayOf(reservation)
  const { room } = reservation
  return [
    { label: VIEW_RESERVATION.room.title, value: `${room.identifier} · ${room.category}` },
    { label: VIEW_RESERVATION.room.capacity, value: formatPersons(room.capacity) },
    {
      label: STAY.entry,
      value: `${formatLongDate(entry)}, ${BOOKING.entryHours(LODGE.checkIn.from, LODGE.checkIn.to)}`,
    },
    {
      label: STAY.departure,
      value: `${formatLongDate(departure)}, ${BOOKING.departureHour(LODGE.checkOut)}`,
    },
    { label: STAY.nights, value: formatNights(nights) },
    { label: STAY.rooms, value: roomsText(reservation) },
    ...textFacts(reservation, ['detail']),
  ]
}

const guestFacts = ({ client }: ReservationDetail): Fact[] => [
  { label: PRINTED_RESERVATION.guest, value: `${client.names} ${client.surnames}` },
  {
    label: PRINTED_RESERVATION.document,
    value: `${client.identificationDocument} ${client.identificationDocumentNumber}`,
  },
  { label: CLIENT.location, value: client.location },
  { label: CLIENT.country, value: client.country },
  { label: CLIENT.phone, value: client.phone },
  { label: CLIENT.email, value: client.email },
  { label: CLIENT.ruc, value: client.RUC },
]

function amountFacts(reservation: ReservationDetail): Fact[] {
  const { payment } = reservation
  return [
    ...nightFacts(reservation),
    { label: AMOUNTS.price, value: formatSoles(reservation.price), kind: 'amount' },
    { label: AMOUNTS.igv, value: formatSoles(reservation.IGV), kind: 'amount' },
    { label: AMOUNTS.total, value: formatSoles(reservation.total), kind: 'sum' },
    {
      label: PRINTED_RESERVATION.paidByCard,
      // The full card payment; refunds are listed below.
      value: payment?.state === 'confirmed' ? formatSoles(payment.amount) : '',
      kind: 'amount',
    },
    // The state of a payment that did not confirm the reservation.
    {
      label: PAYMENT.title,
      value: payment && payment.state !== 'confirmed' ? PAYMENT_STATE_WORDS[payment.state] : '',
    },
    { label: PAYMENT.card, value: payment ? `${cardBrandName(payment.brand)} ${payment.card}`.trim() : '' },
    { label: PAYMENT.purchaseNumber, value: payment?.purchaseNumber ?? '' },
  ]
}

function RefundRules() {
  return (
    <>
      <p className={styles.part}>{BOOKING.refundTitle}</p>
      <ul className={styles.rules}>
        {BOOKING.refunds.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </>
  )
}

/** Print version of a reservation: letterhead, guest, stay, amounts and signature line. Hidden on screen. */
export function ReservationPrint({ reservation, today }: ReservationPrintProps) {
  const { state } = reservation
  return (
    <article className={styles.paper}>
      <Letterhead />
      <p className={styles.title}>{PRINTED_RESERVATION.title(reservationNumber(reservation._id))}</p>
      {state !== 'confirmed' && (
        <p className={styles.state}>{PRINTED_RESERVATION.state(reservationStateWord(reservation))}</p>
      )}
      <Facts facts={guestFacts(reservation)} />
      <p className={styles.part}>{STAY.title}</p>
      <Facts facts={stayFacts(reservation)} />
      <p className={styles.part}>{AMOUNTS.title}</p>
      <Facts facts={amountFacts(reservation)} />
      <PrintedCancellation history={reservation.history} refunds={reservation.refunds} />
      <PrintedFolio folio={reservation.folio} state={state} />
      {state === 'confirmed' && <RefundRules />}
      <footer className={styles.foot}>
        {state === 'confirmed' && <p className={styles.signature}>{PRINTED_RESERVATION.signature}</p>}
        <p>{PRINTED_RESERVATION.printed(formatDate(today))}</p>
      </footer>
    </article>
  )
}
