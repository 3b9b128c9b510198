import { dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { HOUR_MS } from 'shared-ui/rules/dates/durations'
import { NEW_RESERVATION_TEXTS } from 'shared-ui/validators/reservations/reservation-texts'
import type { Lodge } from '../../lodge.ts'
import { addGuest, expectGuests } from '../../modules/guests/guests-service.ts'
import { correctReservation } from '../../modules/reservation-changes/correction-service.ts'
import { markStay } from '../../modules/stays/stays-service.ts'
import { bookingLodgeOf, bookStay, DEMO_ACTOR, lodgeOnDay, type SeededRoom } from './book-stay.ts'
import { partyOf } from './party.ts'
import { departsIn, type PlannedStay } from './planned-stay.ts'
import { cancelStay, shortenStay } from './stay-changes.ts'
import { consume, payBalance, payDeposit, type RecordedStay, withFolio } from './stay-money.ts'

/** The times of day, in ms, at which guests come and leave, and at which a no-show is marked. */
const TIMES = { arrival: 16 * HOUR_MS, noShow: 8 * HOUR_MS, departure: 10 * HOUR_MS }

type InRoom = { room: SeededRoom; recorded: RecordedStay }

/** Registers the guests at their arrival. */
async function register(arrival: Lodge, { room, recorded }: InRoom): Promise<void> {
  const { id: reservationId, stay } = recorded
  const persons = Math.min(stay.persons, room.capacity)
  if (persons < room.capacity) await expectGuests(arrival, { reservationId, expected: persons })
  const year = Number(dayInLima(arrival.clock()).slice(0, 4))
  for (const guest of partyOf(stay.client, { persons, year }))
    await addGuest(arrival, { reservationId, guest }, DEMO_ACTOR)
}

/** Checks a guest in who came before today, and out who left before today; today's actions are for staff. */
async function stayAndLeave(lodge: Lodge, { room, recorded }: InRoom): Promise<void> {
  const { id, stay } = recorded
  if (stay.startsIn >= 0) return
  const arrival = lodgeOnDay(lodge, stay.startsIn, TIMES.arrival)
  const checkIn = { id, version: recorded.version, action: 'check_in', rest: 'keep' } as const
  const { version } = await markStay(arrival, checkIn, DEMO_ACTOR)
  await register(arrival, { room, recorded })
  const consumed = await consume(lodge, recorded)
  if (departsIn(stay) >= 0) return
  if (stay.ending !== 'owing') await payBalance(lodge, consumed)
  const departure = lodgeOnDay(lodge, departsIn(stay), TIMES.departure)
  const rest = stay.ending === 'early' ? 'free' : 'keep'
  await markStay(departure, { id, version, action: 'check_out', rest }, DEMO_ACTOR)
}

/** Notes what staff should know about the guest, when they book. */
async function addNotes(lodge: Lodge, recorded: RecordedStay): Promise<RecordedStay> {
  const { id, version, stay } = recorded
  const { notes, client, channel, detail } = stay
  if (notes === '') return recorded
  await correctReservation(
    bookingLodgeOf(lodge, stay),
    { ...NEW_RESERVATION_TEXTS, id, version, client, channel, detail, notes },
    DEMO_ACTOR,
  )
  return { ...recorded, version: version + 1 }
}

/** Marks on the next morning that the guest did not come. */
async function missStay(lodge: Lodge, { id, version, stay }: RecordedStay): Promise<void> {
  const nextMorning = lodgeOnDay(lodge, stay.startsIn + 1, TIMES.noShow)
  await markStay(nextMorning, { id, version, action: 'no_show', rest: 'keep' }, DEMO_ACTOR)
}

/**
 * Records a planned stay through the use cases of staff, with everything that happened to it before today, each at its own time. No
 * mail is sent.
 */
export async function recordStay(lodge: Lodge, room: SeededRoom, stay: PlannedStay): Promise<void> {
  const id = await bookStay(lodge, room, stay)
  const booked = await addNotes(lodge, await withFolio(lodge, { id, version: 1, stay }))
  const paid = await payDeposit(lodge, booked)
  if (stay.ending === 'cancelled') return cancelStay(lodge, paid)
  const recorded = stay.incident === 'shortened' ? await shortenStay(lodge, { room, recorded: paid }) : paid
  return stay.ending === 'no_show' ? missStay(lodge, recorded) : stayAndLeave(lodge, { room, recorded })
}
