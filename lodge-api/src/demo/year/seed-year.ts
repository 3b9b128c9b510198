import { addDays, dayInLima } from 'shared-ui/rules/dates/calendar-date'
import type { Lodge } from '../../lodge.ts'
import { blockNights } from '../../modules/blockings/blockings-service.ts'
import { allConcepts, createConcept } from '../../modules/folio/concepts-service.ts'
import { DEMO_RESERVATIONS } from '../demo-reservations.ts'
import { DEMO_ACTOR, lodgeOnDay, type SeededRoom } from '../stays/book-stay.ts'
import { recordStay } from '../stays/record-stay.ts'
import { moveGuest } from './move-guest.ts'
import { YEAR_START } from './year-period.ts'
import { planYear, type YearBlocking } from './year-plan.ts'
import { YEAR_CONCEPTS } from './year-stay.ts'

const OFFICE_MS = 9 * 3_600_000
/** The day, counted from today, on which a guest in house changes rooms. */
const MOVED_IN = -1

async function addConcepts(lodge: Lodge): Promise<void> {
  const existing = new Set((await allConcepts(lodge)).map(({ name }) => name))
  const opening = lodgeOnDay(lodge, YEAR_START, OFFICE_MS)
  for (const concept of YEAR_CONCEPTS)
    if (!existing.has(concept.name)) await createConcept(opening, concept, DEMO_ACTOR)
}

async function block(lodge: Lodge, room: SeededRoom, blocking: YearBlocking): Promise<void> {
  const { startsIn, nights, bookedBefore, reason } = blocking
  const today = dayInLima(lodge.clock())
  const dates = Array.from({ length: nights }, (_, night) => addDays(today, startsIn + night))
  const entering = lodgeOnDay(lodge, startsIn - bookedBefore, OFFICE_MS)
  await blockNights(entering, { roomId: room.id, dates, reason }, DEMO_ACTOR)
}

/**
 * Fills demonstration rooms with a year of stays, payments, changes, cancellations and blockings around the stays of
 * `DEMO_RESERVATIONS`, through the use cases of staff. No mail is sent.
 */
export async function seedYear(lodge: Lodge, rooms: readonly SeededRoom[]): Promise<void> {
  const capacities = rooms.map(({ capacity }) => capacity)
  const plan = planYear(dayInLima(lodge.clock()), capacities, DEMO_RESERVATIONS)
  await addConcepts(lodge)
  for (const blocking of plan.blockings) {
    const room = rooms[blocking.room]
    if (room) await block(lodge, room, blocking)
  }
  for (const stay of plan.stays) {
    const room = rooms[stay.room]
    if (room) await recordStay(lodge, room, stay)
  }
  await moveGuest(lodgeOnDay(lodge, MOVED_IN, OFFICE_MS))
}
