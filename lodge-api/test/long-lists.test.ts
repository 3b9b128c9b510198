import { sql } from 'kysely'
import { addDays } from 'shared-ui/rules/dates/calendar-date'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../src/database/connect.ts'
import { migrate } from '../src/database/migrate.ts'
import { newSqliteFile } from './empty-database.ts'
import { addFamily, addZone } from './garden-fixture.ts'
import { addRoom, type LodgeFixture, openLodge, TODAY } from './lodge-fixture.ts'
import { writePlants, writeReservations } from './long-lists.ts'
import { scriptedProvider } from './scripted-provider.ts'

const FEW = 20
const RESERVATIONS = 10_000
const PLANTS = 5_000

/** The endpoints of long lists, with the number of their statements besides the session check. */
const BUDGETS = {
  'reservations of the first page': 2,
  'reservations after a cursor': 2,
  'reservations of a room': 2,
  'reservations in a state': 2,
  'reservations of a period': 2,
  'reservations of a search': 2,
  'a reservation': 3,
  'plants of the first page': 1,
  'plants of the second page': 1,
  'plants of a search': 1,
  'statistics of a month': 4,
} as const

/** On SQLite only: both engines get the same statements, and writing ten thousand rows takes a second. */
describe('SQL statements of long lists', () => {
  let fixture: LodgeFixture
  let roomId: string
  let before: Record<keyof typeof BUDGETS, string[]>
  let after: Record<keyof typeof BUDGETS, string[]>
  const statements: string[] = []
  const empty = newSqliteFile()
  const database = openDatabase(empty.url, (statement) => statements.push(statement))

  const addressesOf = (cursor: string): Record<keyof typeof BUDGETS, string> => ({
    'reservations of the first page': '/reservation',
    'reservations after a cursor': `/reservation?after=${cursor}`,
    'reservations of a room': `/reservation?roomID=${roomId}`,
    'reservations in a state': '/reservation?state=cancelled',
    'reservations of a period': `/reservation?from=${TODAY}&to=${addDays(TODAY, 30)}`,
    'reservations of a search': '/reservation?search=huaman%207',
    'a reservation': `/reservation/find-one?reservationID=${cursor}`,
    'plants of the first page': '/plant/list',
    'plants of the second page': '/plant/list?group=1',
    'plants of a search': '/plant/list?search=salvia',
    'statistics of a month': `/statistic/period?from=${TODAY}&to=${addDays(TODAY, 30)}`,
  })

  async function requestEach(): Promise<typeof before> {
    const { body } = await fixture.staffRequest('GET', '/reservation')
    const statementsOf: [string, string[]][] = []
    for (const [name, url] of Object.entries(addressesOf(body.next))) {
      statements.length = 0
      expect((await fixture.staffRequest('GET', url)).status).toBe(200)
      statementsOf.push([name, statements.filter((statement) => !statement.includes('"staff"'))])
    }
    return Object.fromEntries(statementsOf) as typeof before
  }

  /** Returns SQLite's query plan of a statement, one step per line. */
  async function planOf(statement: string): Promise<string[]> {
    const { rows } = await sql
      .raw<{ detail: string }>(`explain query plan ${statement.replaceAll('?', "''")}`)
      .execute(database.kysely)
    return rows.map(({ detail }) => detail)
  }

  beforeAll(async () => {
    await migrate(database)
    fixture = await openLodge(database, scriptedProvider)
    const { lodge } = fixture
    roomId = await addRoom(lodge)
    const place = { zone: await addZone(lodge, 'Patio'), family: await addFamily(lodge, 'Lamiaceae') }
    await writeReservations(lodge, roomId, FEW)
    await writePlants(lodge, place, FEW)
    before = await requestEach()
    await writeReservations(lodge, roomId, RESERVATIONS)
    await writePlants(lodge, place, PLANTS)
    after = await requestEach()
  })
  afterAll(async () => {
    await fixture.close()
    await database.close()
    await empty.remove()
  })

  it('C-05 A-04 are as many for twenty records as for ten thousand, and within budget', () => {
    const count = (statementsOf: typeof before) =>
      Object.fromEntries(Object.entries(statementsOf).map(([name, sent]) => [name, sent.length]))
    expect(count(before)).toEqual(BUDGETS)
    expect(count(after)).toEqual(BUDGETS)
  })

  it.each([
    'reservations of the first page',
    'reservations after a cursor',
    'reservations of a room',
    'reservations in a state',
    'reservations of a search',
  ] as const)('C-05 read %s in index order without sorting', async (name) => {
    const [page = ''] = after[name].filter((statement) => statement.includes('order by'))
    const plan = await planOf(page)
    expect(plan.join('\n')).not.toContain('TEMP B-TREE')
    expect(plan.filter((step) => /^SCAN (?!reservation USING INDEX)/.test(step))).toEqual([])
  })

  it('C-05 find reservations of a period by date and sort only those', async () => {
    for (const statement of after['reservations of a period']) {
      expect((await planOf(statement))[0]).toMatch(/^SEARCH reservation .*\(in_date>\? AND in_date<\?\)$/)
    }
  })

  it('C-05 choose a page of plants by a covering index', async () => {
    for (const name of ['plants of the first page', 'plants of the second page'] as const) {
      const plan = await planOf(after[name][0] ?? '')
      expect(plan).toContain('SCAN plant USING COVERING INDEX plant_by_name')
      expect(plan).not.toContain('SCAN plant')
    }
  })

  it('A-04 read only the stays around the month for its statistics', async () => {
    const plans = await Promise.all(after['statistics of a month'].map(planOf))
    const stays = plans.flat().filter((step) => /^S(CAN|EARCH) (reservation|blocking)/.test(step))
    expect(
      stays.filter((step) => !/(in_date>\? AND in_date<\?|room_id=\?|date>\? AND date<\?)/.test(step)),
    ).toEqual([])
  })
})
