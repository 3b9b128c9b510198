import { sql } from 'kysely'
import { addDays } from 'shared-ui/rules/dates/calendar-date'
import type { CashMonth } from 'shared-ui/validators/payments/cash'
import type { PeriodStatistic } from 'shared-ui/validators/reservations/statistic'
import { describe, expect, it } from 'vitest'
import type { Database } from '../../src/database/connect.ts'
import { seedDemo } from '../../src/demo/seed-demo.ts'
import type { Lodge } from '../../src/lodge.ts'
import { openSqliteLodge } from '../databases/sqlite-lodge.ts'
import { type LodgeFixture, TODAY } from '../fixtures/lodge-fixture.ts'
import { auditRetained } from './auditor/audit.ts'
import { type Books, readLodgeBooks } from './auditor/books.ts'

const STATES = ['to_come', 'in_house', 'left', 'no_show', 'cancelled']
/** The usual range of a lodge's occupancy in a month, in percent. */
const OCCUPANCY = { least: 15, most: 90 }

const withYear = (lodge: Lodge): Lodge => ({ ...lodge, config: { ...lodge.config, seed: 'year' } })

/** Returns the lodge's books; the card provider has none. */
async function booksOf({ kysely }: Database): Promise<Books> {
  const read = async <Row>(text: string) => (await sql.raw<Row>(text).execute(kysely)).rows
  return { ...(await readLodgeBooks(read)), provider: { charges: [], refunds: [] }, reported: [] }
}

async function emptyStates(fixture: LodgeFixture): Promise<string[]> {
  const empty: string[] = []
  for (const state of STATES) {
    const { body } = await fixture.staffRequest('GET', `/reservation?group=1&state=${state}`)
    if (body.total === 0) empty.push(state)
  }
  return empty
}

async function unusualMonths(fixture: LodgeFixture): Promise<PeriodStatistic['months']> {
  const period = `from=${addDays(TODAY, -364)}&to=${addDays(TODAY, -1)}`
  const { body } = await fixture.staffRequest('GET', `/statistic/period?${period}`)
  const { months }: PeriodStatistic = body
  return months.filter(
    ({ occupancy }) => occupancy === null || occupancy < OCCUPANCY.least || occupancy > OCCUPANCY.most,
  )
}

/** What the year shows besides stays and payments: each kind of entry in the history, and how many guests and reasons there are. */
async function otherFacts({ kysely }: Database) {
  const events = await kysely.selectFrom('reservation_event').select('kind').distinct().execute()
  const guests = await kysely.selectFrom('stay_guest').select('reservation_id').distinct().execute()
  const reasons = await kysely.selectFrom('blocking').select('reason').distinct().execute()
  return { events: events.map(({ kind }) => kind), guests: guests.length, reasons: reasons.length }
}

// On one engine: the plan does not depend on it, and the use cases are tested on both.
describe('LODGE_SEED=year', () => {
  it('M-02, D-03, D-04 fills a year of stays and money in which the auditor finds nothing, and sends no mail', async () => {
    const fixture = await openSqliteLodge()
    const { database } = fixture.lodge
    await seedDemo(withYear(fixture.lodge))

    const books = await booksOf(database)
    expect(auditRetained(books)).toEqual([])
    expect(books.reservations.length).toBeGreaterThan(500)
    expect(books.folio.length).toBeGreaterThan(books.reservations.length)
    expect(books.folio.some(({ voided_at }) => voided_at !== null)).toBe(true)
    expect(books.reservations.some(({ freed_from }) => freed_from !== null)).toBe(true)
    const { events, guests, reasons } = await otherFacts(database)
    expect(events).toEqual(
      expect.arrayContaining(['changed', 'cancelled', 'corrected', 'no_show', 'guest_added']),
    )
    expect(guests).toBeGreaterThan(400)
    expect(reasons).toBeGreaterThan(3)
    expect(await database.kysely.selectFrom('reservation_segment').selectAll().execute()).toHaveLength(1)
    expect(await database.kysely.selectFrom('job').selectAll().execute()).toEqual([])

    expect(await unusualMonths(fixture)).toEqual([])
    expect(await emptyStates(fixture)).toEqual([])
    const month = await fixture.staffRequest('GET', '/cash/month?month=2026-07')
    const { charges, payments, refunds }: CashMonth = month.body
    expect(Math.min(charges.count, payments.count, refunds.count)).toBeGreaterThan(0)
    const receivables = await fixture.staffRequest('GET', '/cash/receivables')
    expect(receivables.body.total).toBeGreaterThan(0)
    await fixture.close()
  })
})
