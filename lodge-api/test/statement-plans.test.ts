import { sql } from 'kysely'
import { addDays } from 'shared-ui/rules/dates/calendar-date'
import type { Stay } from 'shared-ui/rules/reservations/stay'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Engine } from '../src/database/connect.ts'
import { createPaymentCompleter } from '../src/modules/purchases/completion/payment-completer.ts'
import { purchaseTasks } from '../src/modules/purchases/purchase-tasks.ts'
import { describeOnEachDatabase } from './databases/databases.ts'
import { sessionRequest } from './fixtures/booking-requests.ts'
import { addRoom, type LodgeFixture, openLodge, TODAY } from './fixtures/lodge-fixture.ts'
import { bookByCard } from './fixtures/paid-reservation.ts'
import { cancelAsStaff } from './fixtures/reservation-changes.ts'
import { scriptedProvider } from './payments/scripted-provider.ts'

const STAY: Stay = { entry: addDays(TODAY, 20), departure: addDays(TODAY, 22) }

/** Tables that grow without limit: no statement that runs per request or per minute may scan one. */
const GROWING = [
  'purchase',
  'purchase_item',
  'refund',
  'reservation',
  'reservation_event',
  'reservation_segment',
  'client',
  'taken_night',
  'guest_link',
  'stay_guest',
]
const SCAN: Record<Engine, RegExp> = {
  sqlite: new RegExp(`SCAN (?:${GROWING.join('|')}|item|paid|payment|hold)(?! USING)`),
  postgres: new RegExp(`Seq Scan on (?:${GROWING.join('|')})\\b`),
}

describeOnEachDatabase('SQL statements of payments', (open, engine) => {
  let fixture: LodgeFixture
  const statements: string[] = []

  beforeEach(async () => {
    fixture = await openLodge(await open((statement) => statements.push(statement)), scriptedProvider)
    statements.length = 0
  })
  afterEach(() => fixture.close())

  /** Returns the query plan of a statement. PostgreSQL avoids scans if an index exists, as with many rows. */
  async function planOf(statement: string): Promise<string> {
    const filled = statement.replaceAll(/\?|\$\d+/g, "'1'")
    return fixture.lodge.database.transaction(async (transaction) => {
      if (engine === 'postgres') await sql`set local enable_seqscan = off`.execute(transaction)
      const { rows } = await sql
        .raw<Record<string, unknown>>(`${engine === 'postgres' ? 'explain' : 'explain query plan'} ${filled}`)
        .execute(transaction)
      return rows.map((row) => String(row['detail'] ?? row['QUERY PLAN'])).join('\n')
    })
  }

  async function scans(): Promise<string[]> {
    const queries = [...new Set(statements)].filter((statement) =>
      /^(?:select|update|delete)/.test(statement),
    )
    statements.length = 0
    const found: string[] = []
    for (const statement of queries.filter((text) => !text.includes('pg_advisory'))) {
      const plan = await planOf(statement)
      if (SCAN[engine].test(plan)) found.push(`${statement}\n${plan}`)
    }
    return found
  }

  it('M-02 use indexes in all periodic payment tasks', async () => {
    await createPaymentCompleter(fixture.lodge).runDue()
    for (const task of purchaseTasks(fixture.lodge)) await task.run()
    expect(statements.length).toBeGreaterThanOrEqual(6)
    expect(await scans()).toEqual([])
  })

  it('M-08 use indexes from counting holds to refunding a purchase', async () => {
    const roomId = await addRoom(fixture.lodge)
    const { id, purchaseNumber } = await bookByCard(fixture, roomId, STAY)
    await cancelAsStaff(fixture, id, { refund: 377.6 })
    await createPaymentCompleter(fixture.lodge).runDue()
    const session = sessionRequest(roomId, STAY)
    const visit = 'a-browser-of-a-guest-1'
    await fixture.call('POST', session.url, { ...session.body, visit, tab: visit })
    await fixture.call('GET', `/reservation/outcome?purchaseNumber=${purchaseNumber}&sessionKey=guessed`)
    await fixture.call('GET', `/room/filter?inDate=${STAY.entry}&outDate=${STAY.entry}`)
    await fixture.call('GET', `/room/taken?inDate=${STAY.entry}&outDate=${STAY.entry}`)
    await fixture.call('GET', `/room/nights?roomID=${roomId}`)
    await fixture.staffRequest('GET', '/inbox')
    await fixture.call('POST', '/guest-reservation/send-link', {
      email: 'ana@example.com',
      number: '52CC4B20',
    })
    expect(await scans()).toEqual([])
  })
})
