import { addDays, dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { centimosFromSoles, solesFromCentimos } from 'shared-ui/rules/money/money'
import { refundFor } from 'shared-ui/rules/money/refund-policy'
import type { FolioResponseBody, NewFolioEntry } from 'shared-ui/validators/payments/folio'
import { newId } from '../../database/ids.ts'
import type { Lodge } from '../../lodge.ts'
import { addFolioEntry, folioOf, paidForReservation } from '../../modules/folio/folio-service.ts'
import { cancelReservation } from '../../modules/reservation-changes/cancel-service.ts'
import { markStay } from '../../modules/stays/stays-service.ts'
import { bookDemoStay, DEMO_ACTOR, lodgeOnDay, type SeededRoom } from '../demo-stays.ts'
import { cancelledIn, type YearPayment, type YearStay } from './year-stay.ts'

const HOUR_MS = 3_600_000
/** The times of day, in ms, of what happens to a reservation. */
const TIMES = {
  booking: 11 * HOUR_MS,
  deposit: 12 * HOUR_MS,
  cancellation: 13 * HOUR_MS,
  arrival: 16 * HOUR_MS,
  consumption: 20 * HOUR_MS,
  noShow: 8 * HOUR_MS,
  payment: 9 * HOUR_MS,
  departure: 10 * HOUR_MS,
}

type Booked = { id: string; stay: YearStay }

/** What an entry says, without what its sender adds. */
type EntryFacts =
  | { kind: 'charge'; concept: string; amount: number; reference: string }
  | ({ kind: 'payment'; amount: number } & YearPayment)

/** Adds an entry to the current folio at the lodge's clock. */
async function addEntry(lodge: Lodge, { id }: Booked, facts: EntryFacts): Promise<FolioResponseBody> {
  const { version } = await folioOf(lodge.database.kysely, id)
  const entry: NewFolioEntry = { ...facts, key: newId(lodge.clock()), version }
  return addFolioEntry(lodge, { reservationId: id, entry }, DEMO_ACTOR)
}

async function payDeposit(lodge: Lodge, booked: Booked): Promise<void> {
  const { startsIn, bookedBefore, deposit } = booked.stay
  if (!deposit) return
  const { owed } = await folioOf(lodge.database.kysely, booked.id)
  const amount = solesFromCentimos(Math.round(centimosFromSoles(owed) / 2))
  const paying = lodgeOnDay(lodge, startsIn - bookedBefore, TIMES.deposit)
  await addEntry(paying, booked, { kind: 'payment', amount, ...deposit })
}

/** Cancels by the policy; what it refunds of the deposit is paid back at the desk. */
async function cancel(lodge: Lodge, { id, stay }: Booked): Promise<void> {
  const cancelling = lodgeOnDay(lodge, cancelledIn(stay), TIMES.cancellation)
  const { desk } = await paidForReservation(lodge.database.kysely, id)
  const entry = addDays(dayInLima(lodge.clock()), stay.startsIn)
  const { amount } = refundFor(desk, entry, dayInLima(cancelling.clock()))
  const refund = solesFromCentimos(amount)
  await cancelReservation(
    cancelling,
    { id, version: 1, reason: 'Cambio de planes.', refund, notice: 'none' },
    DEMO_ACTOR,
  )
}

async function consume(lodge: Lodge, booked: Booked): Promise<void> {
  const evening = lodgeOnDay(lodge, booked.stay.startsIn, TIMES.consumption)
  for (const charge of booked.stay.charges)
    await addEntry(evening, booked, { kind: 'charge', reference: '', ...charge })
}

async function payBalance(lodge: Lodge, booked: Booked): Promise<void> {
  const { balance: amount } = await folioOf(lodge.database.kysely, booked.id)
  if (amount <= 0) return
  const { payment, startsIn, nights } = booked.stay
  const paying = lodgeOnDay(lodge, startsIn + nights, TIMES.payment)
  await addEntry(paying, booked, { kind: 'payment', amount, ...payment })
}

/** Checks a guest in who came before today, and out who left before today; today's actions are for staff. */
async function stayAndLeave(lodge: Lodge, booked: Booked): Promise<void> {
  const { id, stay } = booked
  const departsIn = stay.startsIn + stay.nights
  if (stay.startsIn >= 0) return
  const mark = { id, rest: 'keep' } as const
  const arrival = lodgeOnDay(lodge, stay.startsIn, TIMES.arrival)
  const { version } = await markStay(arrival, { ...mark, version: 1, action: 'check_in' }, DEMO_ACTOR)
  await consume(lodge, booked)
  if (departsIn >= 0) return
  if (stay.ending === 'paid') await payBalance(lodge, booked)
  const departure = lodgeOnDay(lodge, departsIn, TIMES.departure)
  await markStay(departure, { ...mark, version, action: 'check_out' }, DEMO_ACTOR)
}

/** Records a planned stay with everything that happened to it before today, each at its own time. */
export async function recordStay(lodge: Lodge, room: SeededRoom, stay: YearStay): Promise<void> {
  const bookingLodge = lodgeOnDay(lodge, stay.startsIn - stay.bookedBefore, TIMES.booking)
  const booked = { id: await bookDemoStay({ lodge, bookingLodge }, room, stay), stay }
  await payDeposit(lodge, booked)
  if (stay.ending === 'cancelled') return cancel(lodge, booked)
  if (stay.ending !== 'no_show') return stayAndLeave(lodge, booked)
  const nextMorning = lodgeOnDay(lodge, stay.startsIn + 1, TIMES.noShow)
  await markStay(nextMorning, { id: booked.id, version: 1, action: 'no_show', rest: 'keep' }, DEMO_ACTOR)
}
