import { sql } from 'kysely'
import { addDays } from 'shared-ui/rules/calendar-date'
import type { Stay } from 'shared-ui/rules/stay'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Engine } from '../src/database/connect.ts'
import { createPaymentCompleter } from '../src/modules/purchases/payment-completer.ts'
import { purchaseTasks } from '../src/modules/purchases/purchase-tasks.ts'
import { sessionRequest } from './booking-requests.ts'
import { describeOnEachDatabase } from './databases.ts'
import { addRoom, type LodgeFixture, openLodge, TODAY } from './lodge-fixture.ts'
import { bookByCard } from './paid-reservation.ts'
import { cancelAsStaff } from './reservation-changes.ts'
import { scriptedProvider } from './scripted-provider.ts'

const STAY: Stay = { entry: addDays(TODAY, 20), departure: addDays(TODAY, 22) }

/** The tables that grow without end: no statement that runs per request or per minute may read one from end to end. */
const GROWING = [
  'purchase',
  'purchase_item',
  'refund',
  'reservation',
  'reservation_event',
  'client',
  'taken_night',
  'guest_link',
]
const SCAN: Record<Engine, RegExp> = {
  sqlite: new RegExp(`SCAN (?:${GROWING.join('|')}|item|paid|payment|hold)(?! USING)`),
  postgres: new RegExp(`Seq Scan on (?:${GROWING.join('|')})\\b`),
}

describeOnEachDatabase('statements about payments', (open, engine) => {
  let fixture: LodgeFixture
  const statements: string[] = []

  beforeEach(async () => {
    fixture = await openLodge(await open((statement) => statements.push(statement)), scriptedProvider)
    statements.length = 0
  })
  afterEach(() => fixture.close())

  /** How the engine goes about a statement. PostgreSQL is kept from scans wherever an index would do, as with many rows. */
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
    const asked = [...new Set(statements)].filter((statement) => /^(?:select|update|delete)/.test(statement))
    statements.length = 0
    const found: string[] = []
    for (const statement of asked.filter((text) => !text.includes('pg_advisory'))) {
      const plan = await planOf(statement)
      if (SCAN[engine].test(plan)) found.push(`${statement}\n${plan}`)
    }
    return found
  }

  it('M-02 finds what is due, ended, unsettled or to be forgotten by an index, every second and every minute', async () => {
    await createPaymentCompleter(fixture.lodge).runDue()
    for (const task of purchaseTasks(fixture.lodge)) await task.run()
    expect(statements.length).toBeGreaterThanOrEqual(6)
    expect(await scans()).toEqual([])
  })

  it('M-08 counts holds, opens, charges, refunds and shows a purchase without reading a table from end to end', async () => {
    const roomId = await addRoom(fixture.lodge)
    const { id, purchaseNumber } = await bookByCard(fixture, roomId, STAY)
    await cancelAsStaff(fixture, id, { refund: 377.6 })
    await createPaymentCompleter(fixture.lodge).runDue()
    const session = sessionRequest(roomId, STAY)
    const visit = 'a-browser-of-a-guest-1'
    await fixture.call('POST', session.url, { ...session.body, visit, tab: visit })
    await fixture.call('GET', `/reservation/outcome?purchaseNumber=${purchaseNumber}&sessionKey=guessed`)
    await fixture.call('GET', `/room/filter?inDate=${STAY.entry}&outDate=${STAY.entry}`)
    await fixture.staffCall('GET', '/inbox')
    expect(await scans()).toEqual([])
  })
})
