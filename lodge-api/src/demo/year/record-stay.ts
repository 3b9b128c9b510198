import { addDays, dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { centimosFromSoles, solesFromCentimos } from 'shared-ui/rules/money/money'
import { refundFor, shareOf } from 'shared-ui/rules/money/refund-policy'
import type { FolioResponseBody, NewFolioEntry } from 'shared-ui/validators/payments/folio'
import { newId } from '../../database/ids.ts'
import type { Lodge } from '../../lodge.ts'
import { addFolioEntry, folioOf, paidForReservation } from '../../modules/folio/folio-service.ts'
import { cancelReservation } from '../../modules/reservation-changes/cancel-service.ts'
import { markStay } from '../../modules/stays/stays-service.ts'
import { bookDemoStay, DEMO_ACTOR, lodgeAt, lodgeOnDay, type SeededRoom } from '../demo-stays.ts'
import { cancelledIn, type YearPayment, type YearStay } from './year-stay.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** How long after the booking the deposit is paid. */
const DEPOSIT_AFTER_MS = 20 * MINUTE_MS
/** The times of day, in ms, of what happens to a reservation later. */
const TIMES = {
  cancellation: 13 * HOUR_MS,
  arrival: 16 * HOUR_MS,
  consumption: 20 * HOUR_MS,
  noShow: 8 * HOUR_MS,
  payment: 9 * HOUR_MS,
  departure: 10 * HOUR_MS,
}

type Booked = { id: string; stay: YearStay; folio: FolioResponseBody }

/** What an entry says, without what its sender adds. */
type EntryFacts =
  | { kind: 'charge'; concept: string; amount: number; reference: string }
  | ({ kind: 'payment'; amount: number } & YearPayment)

/** Adds an entry at the lodge's clock and returns the booking with its new folio. */
async function addEntry(lodge: Lodge, booked: Booked, facts: EntryFacts): Promise<Booked> {
  const { id, folio } = booked
  const entry: NewFolioEntry = { ...facts, key: newId(lodge.clock()), version: folio.version }
  return { ...booked, folio: await addFolioEntry(lodge, { reservationId: id, entry }, DEMO_ACTOR) }
}

const bookingLodgeOf = (lodge: Lodge, { startsIn, bookedBefore, bookedAtMinute }: YearStay): Lodge =>
  lodgeOnDay(lodge, startsIn - bookedBefore, bookedAtMinute * MINUTE_MS)

async function payDeposit(lodge: Lodge, booked: Booked): Promise<Booked> {
  const { deposit } = booked.stay
  if (!deposit) return booked
  const amount = solesFromCentimos(shareOf(centimosFromSoles(booked.folio.owed), deposit.percent))
  const paying = lodgeAt(lodge, bookingLodgeOf(lodge, booked.stay).clock() + DEPOSIT_AFTER_MS)
  return addEntry(paying, booked, { kind: 'payment', amount, ...deposit.payment })
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

async function consume(lodge: Lodge, booked: Booked): Promise<Booked> {
  const evening = lodgeOnDay(lodge, booked.stay.startsIn, TIMES.consumption)
  let current = booked
  for (const charge of booked.stay.charges)
    current = await addEntry(evening, current, { kind: 'charge', reference: '', ...charge })
  return current
}

async function payBalance(lodge: Lodge, booked: Booked): Promise<void> {
  const { payment, startsIn, nights } = booked.stay
  const amount = booked.folio.balance
  if (amount <= 0) return
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
  const consumed = await consume(lodge, booked)
  if (departsIn >= 0) return
  if (stay.ending === 'paid') await payBalance(lodge, consumed)
  const departure = lodgeOnDay(lodge, departsIn, TIMES.departure)
  await markStay(departure, { ...mark, version, action: 'check_out' }, DEMO_ACTOR)
}

/** Records a planned stay with everything that happened to it before today, each at its own time. */
export async function recordStay(lodge: Lodge, room: SeededRoom, stay: YearStay): Promise<void> {
  const bookingLodge = bookingLodgeOf(lodge, stay)
  const id = await bookDemoStay({ lodge, bookingLodge }, room, stay)
  const booked = await payDeposit(lodge, { id, stay, folio: await folioOf(lodge.database.kysely, id) })
  if (stay.ending === 'cancelled') return cancel(lodge, booked)
  if (stay.ending !== 'no_show') return stayAndLeave(lodge, booked)
  const nextMorning = lodgeOnDay(lodge, stay.startsIn + 1, TIMES.noShow)
  await markStay(nextMorning, { id, version: 1, action: 'no_show', rest: 'keep' }, DEMO_ACTOR)
}
