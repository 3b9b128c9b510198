import { sql } from 'kysely'
import { addDays } from 'shared-ui/rules/calendar-date'
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

/** Each call behind a long list, and how many statements it costs besides the one that knows who asks. */
const BUDGETS = {
  'the first reservations': 2,
  'those after a cursor': 2,
  'those of one room': 2,
  'those in one state': 2,
  'those of some days': 2,
  'those that a search finds': 2,
  'one reservation': 3,
  'the first plants': 1,
  'plants further on': 1,
  'plants that a search finds': 1,
  'the figures of a month': 4,
} as const

/** On one engine alone: both are sent the same statements, and ten thousand rows take a second to write. */
describe('the statements a long list costs', () => {
  let fixture: LodgeFixture
  let roomId: string
  let before: Record<keyof typeof BUDGETS, string[]>
  let after: Record<keyof typeof BUDGETS, string[]>
  const statements: string[] = []
  const empty = newSqliteFile()
  const database = openDatabase(empty.url, (statement) => statements.push(statement))

  const addressesOf = (cursor: string): Record<keyof typeof BUDGETS, string> => ({
    'the first reservations': '/reservation',
    'those after a cursor': `/reservation?after=${cursor}`,
    'those of one room': `/reservation?roomID=${roomId}`,
    'those in one state': '/reservation?state=cancelled',
    'those of some days': `/reservation?from=${TODAY}&to=${addDays(TODAY, 30)}`,
    'those that a search finds': '/reservation?search=huaman%207',
    'one reservation': `/reservation/find-one?reservationID=${cursor}`,
    'the first plants': '/plant/list',
    'plants further on': '/plant/list?group=1',
    'plants that a search finds': '/plant/list?search=salvia',
    'the figures of a month': `/statistic/period?from=${TODAY}&to=${addDays(TODAY, 30)}`,
  })

  async function askEach(): Promise<typeof before> {
    const { body } = await fixture.staffCall('GET', '/reservation')
    const asked: [string, string[]][] = []
    for (const [name, url] of Object.entries(addressesOf(body.next))) {
      statements.length = 0
      expect((await fixture.staffCall('GET', url)).status).toBe(200)
      asked.push([name, statements.filter((statement) => !statement.includes('"staff"'))])
    }
    return Object.fromEntries(asked) as typeof before
  }

  /** How SQLite goes about a statement, a step a line. */
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
    before = await askEach()
    await writeReservations(lodge, roomId, RESERVATIONS)
    await writePlants(lodge, place, PLANTS)
    after = await askEach()
  })
  afterAll(async () => {
    await fixture.close()
    await database.close()
    await empty.remove()
  })

  it('C-05 A-04 is the same at twenty records and at ten thousand, and no more than their budget', () => {
    const count = (asked: typeof before) =>
      Object.fromEntries(Object.entries(asked).map(([name, sent]) => [name, sent.length]))
    expect(count(before)).toEqual(BUDGETS)
    expect(count(after)).toEqual(BUDGETS)
  })

  it.each([
    'the first reservations',
    'those after a cursor',
    'those of one room',
    'those in one state',
    'those that a search finds',
  ] as const)('C-05 a page of %s is read in its order, and nothing is sorted', async (name) => {
    const [page = ''] = after[name].filter((statement) => statement.includes('order by'))
    const plan = await planOf(page)
    expect(plan.join('\n')).not.toContain('TEMP B-TREE')
    expect(plan.filter((step) => /^SCAN (?!reservation USING INDEX)/.test(step))).toEqual([])
  })

  it('C-05 those of some days are found by the days, and only they are sorted', async () => {
    for (const statement of after['those of some days']) {
      expect((await planOf(statement))[0]).toMatch(/^SEARCH reservation .*\(in_date>\? AND in_date<\?\)$/)
    }
  })

  it('C-05 a page of plants is chosen by its index alone', async () => {
    for (const name of ['the first plants', 'plants further on'] as const) {
      const plan = await planOf(after[name][0] ?? '')
      expect(plan).toContain('SCAN plant USING COVERING INDEX plant_by_name')
      expect(plan).not.toContain('SCAN plant')
    }
  })

  it('A-04 the figures of a month read the stays about it, and no others', async () => {
    const plans = await Promise.all(after['the figures of a month'].map(planOf))
    const stays = plans.flat().filter((step) => /^S(CAN|EARCH) (reservation|blocking)/.test(step))
    expect(
      stays.filter((step) => !/(in_date>\? AND in_date<\?|room_id=\?|date>\? AND date<\?)/.test(step)),
    ).toEqual([])
  })
})
