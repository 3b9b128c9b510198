import { addDays, dayInLima } from 'shared-ui/rules/dates/calendar-date'
import type { Database } from '../../database/connect.ts'
import type { Lodge } from '../../lodge.ts'
import { blockNights } from '../../modules/blockings/blockings-service.ts'
import { allConcepts, createConcept } from '../../modules/folio/concepts-service.ts'
import { DEMO_RESERVATIONS } from '../demo-reservations.ts'
import { DEMO_ACTOR, lodgeAt, lodgeOnDay, type SeededRoom } from '../demo-stays.ts'
import { YEAR_START } from './planned-nights.ts'
import { recordStay } from './record-stay.ts'
import { planYear, type YearBlocking } from './year-plan.ts'
import { YEAR_CONCEPTS } from './year-stay.ts'

const OFFICE_MS = 9 * 3_600_000
const REPAIRS = 'Mantenimiento'

async function addConcepts(lodge: Lodge): Promise<void> {
  const existing = new Set((await allConcepts(lodge)).map(({ name }) => name))
  const opening = lodgeOnDay(lodge, YEAR_START, OFFICE_MS)
  for (const concept of YEAR_CONCEPTS)
    if (!existing.has(concept.name)) await createConcept(opening, concept, DEMO_ACTOR)
}

async function blockForRepairs(lodge: Lodge, room: SeededRoom, blocking: YearBlocking): Promise<void> {
  const { startsIn, nights, bookedBefore } = blocking
  const today = dayInLima(lodge.clock())
  const dates = Array.from({ length: nights }, (_, night) => addDays(today, startsIn + night))
  const entering = lodgeOnDay(lodge, startsIn - bookedBefore, OFFICE_MS)
  await blockNights(entering, { roomId: room.id, dates, reason: REPAIRS }, DEMO_ACTOR)
}

/** Runs the work of every use case in one outer transaction: thousands of them would each wait for the disk. */
async function inOneTransaction(lodge: Lodge, work: (lodge: Lodge) => Promise<void>): Promise<void> {
  const { database } = lodge
  await database.transaction((transaction) => {
    const joined: Database = { ...database, kysely: transaction, transaction: (inner) => inner(transaction) }
    return work({ ...lodge, database: joined })
  })
}

/**
 * Fills demonstration rooms with a year of stays, payments, cancellations and blockings around the stays of `DEMO_RESERVATIONS`,
 * through the use cases of staff, all of it or nothing. No mail is sent.
 */
export async function seedYear(lodge: Lodge, rooms: readonly SeededRoom[]): Promise<void> {
  // Midnight may pass meanwhile.
  const now = lodge.clock()
  const plan = planYear(dayInLima(now), rooms.length, DEMO_RESERVATIONS)
  await inOneTransaction(lodgeAt(lodge, now), async (joined) => {
    await addConcepts(joined)
    for (const blocking of plan.blockings) {
      const room = rooms[blocking.room]
      if (room) await blockForRepairs(joined, room, blocking)
    }
    for (const stay of plan.stays) {
      const room = rooms[stay.room]
      if (room) await recordStay(joined, room, stay)
    }
  })
}
