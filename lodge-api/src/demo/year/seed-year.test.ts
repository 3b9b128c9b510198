import { sql } from 'kysely'
import { addDays } from 'shared-ui/rules/dates/calendar-date'
import type { PeriodStatistic } from 'shared-ui/validators/reservations/statistic'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases/databases.ts'
import { addRoom, type LodgeFixture, openLodge, TODAY } from '../../../test/fixtures/lodge-fixture.ts'
import { auditRetained } from '../../../test/money/auditor/audit.ts'
import { readLodgeBooks } from '../../../test/money/auditor/books.ts'
import { scriptedProvider } from '../../../test/payments/scripted-provider.ts'
import { lodgeAt, OPENED_BEFORE_DAYS } from '../demo-stays.ts'
import { seedYear } from './seed-year.ts'

const DAY_MS = 86_400_000
/** Enough rooms for every kind of stay to occur; the whole demonstration has more. */
const PRICES = [1_400_000, 2_350_000, 4_200_000]

describeOnEachDatabase('seedYear', (open) => {
  let fixture: LodgeFixture

  beforeEach(async () => {
    fixture = await openLodge(await open(), scriptedProvider)
    const { lodge } = fixture
    const opened = lodgeAt(lodge, lodge.clock() - OPENED_BEFORE_DAYS * DAY_MS)
    const rooms = []
    for (const [index, pricePerNight] of PRICES.entries())
      rooms.push({ id: await addRoom(opened, { identifier: `Cuarto ${index}`, pricePerNight }), pricePerNight })
    const started = performance.now()
    await seedYear(lodge, rooms)
    console.log('seed ms', performance.now() - started)
  })
  afterEach(() => fixture.close())

  const get = async (url: string) => (await fixture.staffRequest('GET', url)).body

  it('D-03, M-02 fills a year in which the money auditor finds nothing, and sends no mail', async () => {
    const { kysely } = fixture.lodge.database
    const books = await readLodgeBooks(
      async <Row>(text: string) => (await sql.raw<Row>(text).execute(kysely)).rows,
    )
    expect(auditRetained({ ...books, provider: { charges: [], refunds: [] }, reported: [] })).toEqual([])
    expect(books.reservations.length).toBeGreaterThan(150)
    expect(books.folio.length).toBeGreaterThan(books.reservations.length)
    expect(books.refunds.length).toBeGreaterThan(3)
    expect(await kysely.selectFrom('job').selectAll().execute()).toEqual([])
  })

  it('C-06, D-02, D-04 fills each month of statistics, each state of a stay, the cash of a month and receivables', async () => {
    const period = `from=${addDays(TODAY, -364)}&to=${addDays(TODAY, -1)}`
    const statistic: PeriodStatistic = await get(`/statistic/period?${period}`)
    expect(statistic.months.filter(({ occupancy }) => (occupancy ?? 0) < 15)).toEqual([])
    expect(statistic.months.filter(({ occupancy }) => (occupancy ?? 0) > 95)).toEqual([])
    for (const state of ['to_come', 'in_house', 'left', 'no_show', 'cancelled'])
      expect([state, (await get(`/reservation?group=1&state=${state}`)).total]).not.toEqual([state, 0])
    console.log(JSON.stringify(await get('/cash/month?month=2027-02')).slice(0, 1500))
    console.log(JSON.stringify(await get('/cash/receivables')).slice(0, 1500))
  })
})
