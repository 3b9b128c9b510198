import { type CalendarDate, dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { complaintNumber } from 'shared-ui/rules/messages/complaint-number'
import { dayAfter, RETENTION } from 'shared-ui/rules/privacy/retention'
import { reservationNumber } from 'shared-ui/rules/reservations/reservation-number'
import type { PaymentState } from 'shared-ui/validators/payments/reservation-payment'
import type { PersonalData } from 'shared-ui/validators/privacy/personal-data'
import type { ComplaintTable } from '../../database/tables/visitor-tables.ts'
import type { Lodge } from '../../lodge.ts'
import { isFailed } from '../purchases/retention/retention-service.ts'
import { personOf } from './person.ts'
import {
  type GuestEntry,
  listComplaints,
  listGuestEntries,
  listMessages,
  listReservations,
  listSubscriptions,
  listUnbookedPurchases,
  type PersonReservation,
} from './personal-data-repository.ts'
import { guestOutcomeOf, outcomeOf } from './reservation-outcome.ts'

/** What the export and the erasure need; the command line has it too. */
export type PersonalDataContext = Pick<Lodge, 'database' | 'clock'>

const toReservation = (row: PersonReservation, today: CalendarDate) => ({
  _id: row.id,
  number: reservationNumber(row.id),
  client: [row.names, row.surnames].filter(Boolean).join(' '),
  room: row.identifier,
  inDate: row.in_date,
  outDate: row.out_date,
  ...outcomeOf(row, today),
})

const toGuestStay = (row: GuestEntry, today: CalendarDate) => ({
  _id: row.id,
  number: reservationNumber(row.reservation_id),
  guest: `${row.names} ${row.surnames}`,
  room: row.identifier,
  inDate: row.in_date,
  ...guestOutcomeOf(row, today),
})

const toComplaint = (row: ComplaintTable) => ({
  _id: row.id,
  number: complaintNumber(row),
  until:
    row.replied_at === null ? null : dayAfter(dayInLima(Date.parse(row.replied_at)), RETENTION.complaints),
})

/** Returns what is stored about the person of a `PersonText`, and what an erasure would do. */
export async function personalDataOf(
  { database, clock }: PersonalDataContext,
  person: string,
): Promise<PersonalData> {
  const { kysely } = database
  const today = dayInLima(clock())
  const about = personOf(person)
  const reservations = (await listReservations(kysely, about)).map((row) => toReservation(row, today))
  const guestStays = (await listGuestEntries(kysely, about)).map((row) => toGuestStay(row, today))
  const unbooked = await listUnbookedPurchases(kysely, about)
  const messages = (await listMessages(kysely, about)).length
  const subscriptions = (await listSubscriptions(kysely, about)).length
  const complaints = (await listComplaints(kysely, about)).map(toComplaint)
  return {
    person,
    erasable:
      messages + subscriptions > 0 ||
      [...reservations, ...guestStays].some(({ outcome }) => outcome === 'erasable') ||
      unbooked.some(isOver),
    reservations,
    guestStays,
    unfinished: unbooked.length,
    messages,
    subscriptions,
    complaints,
  }
}

type UnbookedPurchase = { state: PaymentState; next_attempt_at: string | null }

/** Whether a purchase without reservation has ended, so that no payment can follow. */
export const isOver = ({ state, next_attempt_at }: UnbookedPurchase): boolean =>
  isFailed(state) && next_attempt_at === null
