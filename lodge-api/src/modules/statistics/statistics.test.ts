import { addDays, eachDay } from 'shared-ui/rules/dates/calendar-date'
import { DAY_MS } from 'shared-ui/rules/dates/durations'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases/databases.ts'
import { CLIENT, reservationBody } from '../../../test/fixtures/booking-requests.ts'
import { addRoom, type LodgeFixture, NOON, openLodge, TODAY } from '../../../test/fixtures/lodge-fixture.ts'
import { scriptedProvider } from '../../../test/payments/scripted-provider.ts'
import type { ReservationTable } from '../../database/schema.ts'
import { writeReservation } from '../reservations/reservation-records.ts'
import { mainStatistic, periodStatistic } from './statistics-service.ts'

describeOnEachDatabase('statistics', (open) => {
  let fixture: LodgeFixture
  let molle: string
  let retama: string
  const statements: string[] = []

  beforeEach(async () => {
    fixture = await openLodge(await open((sql) => statements.push(sql)), scriptedProvider)
    // On offer since 1 March; today is the 10th.
    fixture.pass(-9 * DAY_MS)
    molle = await addRoom(fixture.lodge, { identifier: 'Molle' })
    retama = await addRoom(fixture.lodge, { identifier: 'Retama' })
    fixture.pass(9 * DAY_MS)
  })
  afterEach(() => fixture.close())

  type Sale = Pick<ReservationTable, 'in_date' | 'out_date' | 'price'> & Partial<ReservationTable>

  /** Stores a stay that was sold earlier, without IGV unless `total` differs from `price`. */
  const sell = async (roomId: string, sale: Sale) => {
    const { kysely } = fixture.lodge.database
    const room = { id: roomId, identifier: 'Molle', category: 'Doble', pricePerNight: 1 }
    const { in_date: inDate, out_date: outDate, price, total = price } = sale
    const quote = { price, igv: total - price, total, nights: 1 }
    const client = { ...CLIENT, identificationDocument: 'DNI', age: 34 } as const
    const state = sale.state ?? 'confirmed'
    const fields = { payerIndex: 0, channel: 'WEB', detail: '', state, client, purchaseNumber: null }
    return kysely
      .transaction()
      .execute((transaction) =>
        writeReservation(transaction, { ...fields, room, inDate, outDate, quote }, NOON),
      )
  }
  const period = async (from: string, to: string) =>
    (await fixture.staffRequest('GET', `/statistic/period?from=${from}&to=${to}`)).body
  const march = () => period('2027-03-01', '2027-03-31')

  it('C-02 respond 401 without a token', async () => {
    for (const url of ['/statistic/main-statistic', '/statistic/period?from=2027-03-01&to=2027-03-31']) {
      const { status, body } = await fixture.call('GET', url)
      expect([status, body.errorCode]).toEqual([401, 'session_invalid'])
    }
  })

  it('A-04 return every room with its reservations and their totals', async () => {
    const stay = { entry: addDays(TODAY, 2), departure: addDays(TODAY, 4) }
    const { body } = await fixture.staffRequest('POST', `/reservation/create?roomID=${molle}`, {
      reservation: reservationBody(molle, stay),
      client: CLIENT,
    })
    const response = await fixture.staffRequest('GET', '/statistic/main-statistic')
    expect(response.body).toEqual({
      results: [
        { _id: molle, identifier: 'Molle', category: 'Doble', reservations: [{ _id: body.id, total: 472 }] },
        { _id: retama, identifier: 'Retama', category: 'Doble', reservations: [] },
      ],
    })
    const totals = async (query: string) => {
      const narrowed = await fixture.staffRequest('GET', `/statistic/main-statistic?${query}`)
      return narrowed.body.results[0].reservations
    }
    expect(await totals(`from=${stay.departure}`)).toEqual([])
    expect(await totals(`from=${addDays(stay.departure, -1)}`)).toHaveLength(1)
    expect(await totals(`to=${addDays(stay.entry, -1)}`)).toEqual([])
    expect(await totals(`to=${stay.entry}`)).toHaveLength(1)
  })

  it('A-04 return income, nights, occupancy, ADR and RevPAR of a period, by room and by month', async () => {
    await sell(molle, { in_date: '2027-03-05', out_date: '2027-03-07', price: 60_000, total: 70_800 })
    await sell(retama, { in_date: '2027-03-30', out_date: '2027-04-01', price: 50_000, total: 59_000 })
    const response = await period('2027-03-01', '2027-04-30')
    expect(response.summary).toEqual({
      reservations: 2,
      soldNights: 6,
      availableNights: 122,
      blockedNights: 0,
      income: 1100,
      total: 1298,
      occupancy: 4.9,
      adr: 183.33,
      revpar: 9.02,
    })
    expect(response.months).toEqual([
      {
        month: '2027-03',
        soldNights: 5,
        availableNights: 62,
        income: 933.33,
        total: 1101.33,
        occupancy: 8.1,
      },
      { month: '2027-04', soldNights: 1, availableNights: 60, income: 166.67, total: 196.67, occupancy: 1.7 },
    ])
    expect(response.rooms).toMatchObject([
      { _id: molle, identifier: 'Molle', category: 'Doble', reservations: 1, soldNights: 3, total: 708 },
      { _id: retama, reservations: 1, soldNights: 3, availableNights: 61, total: 590 },
    ])
  })

  it('A-04, N-02 split a stay across the end of a period by nights, to the céntimo', async () => {
    await sell(molle, { in_date: '2027-03-30', out_date: '2027-04-01', price: 10_000, total: 11_800 })
    expect((await march()).summary).toMatchObject({ soldNights: 2, income: 66.67, total: 78.67 })
    const april = await period('2027-04-01', '2027-04-30')
    expect(april.summary).toMatchObject({ reservations: 1, soldNights: 1, income: 33.33, total: 39.33 })
    expect((await period('2027-03-31', '2027-03-31')).summary).toMatchObject({ soldNights: 1, income: 33.34 })
    expect((await period('2027-04-02', '2027-04-30')).summary).toMatchObject({ reservations: 0, adr: null })
  })

  it('A-04 count neither failed, deleted nor pending reservations', async () => {
    for (const state of ['pending', 'failed', 'deleted'] as const) {
      await sell(molle, { in_date: '2027-03-05', out_date: '2027-03-07', price: 60_000, state })
      await sell(molle, { in_date: '2027-03-31', out_date: '2027-04-01', price: 40_000, state })
    }
    expect((await march()).summary).toMatchObject({ reservations: 0, soldNights: 0, income: 0, occupancy: 0 })
    const { body } = await fixture.staffRequest('GET', '/statistic/main-statistic')
    expect(body.results[0].reservations).toEqual([])
  })

  it('A-04 subtract blocked nights from available nights', async () => {
    const dates = eachDay('2027-03-20', '2027-03-29').map((date) => ({ date }))
    await fixture.staffRequest('POST', `/blocking/create?roomID=${molle}`, { blockings: dates })
    await sell(retama, { in_date: '2027-03-05', out_date: '2027-03-17', price: 260_000 })
    expect((await march()).summary).toMatchObject({
      availableNights: 52,
      blockedNights: 10,
      occupancy: 25,
      revpar: 50,
    })
  })

  it('A-04 count a room as available from its first day until it is archived', async () => {
    await sell(molle, { in_date: '2027-02-26', out_date: '2027-02-27', price: 40_000 })
    await fixture.staffRequest('POST', `/blocking/create?roomID=${molle}`, {
      blockings: [{ date: '2027-03-20' }],
    })
    expect((await fixture.staffRequest('DELETE', `/room/delete?roomID=${molle}`)).status).toBe(200)
    const { rooms, summary } = await period('2027-02-01', '2027-03-31')
    expect(rooms).toMatchObject([
      // 26 February to 9 March.
      { identifier: 'Molle', availableNights: 12, soldNights: 2 },
      { identifier: 'Retama', availableNights: 31 },
    ])
    expect(summary.blockedNights).toBe(0)
    expect((await period('2027-04-01', '2027-04-30')).rooms).toMatchObject([{ identifier: 'Retama' }])
  })

  it('A-04 return null ratios when no room was available', async () => {
    const { summary, rooms } = await period('2026-01-01', '2026-12-31')
    expect(summary).toMatchObject({ availableNights: 0, occupancy: null, adr: null, revpar: null })
    expect(rooms).toHaveLength(2)
  })

  it('V-10 reject an invalid period and name the field', async () => {
    const refusals: [query: string, fields: object][] = [
      ['from=2027-03-01', { to: 'Complete este campo.' }],
      ['from=2027-02-30&to=2027-03-01', { from: 'Escriba una fecha que exista, como 2027-03-15.' }],
      ['from=2027-03-02&to=2027-03-01', { to: 'El último día no puede ser antes del primero.' }],
      ['from=2017-03-01&to=2027-03-31', { to: 'El periodo puede ser de hasta diez años.' }],
    ]
    for (const [query, fields] of refusals) {
      const { status, body } = await fixture.staffRequest('GET', `/statistic/period?${query}`)
      expect([status, body.fields]).toEqual([400, fields])
    }
  })

  it('A-04, D-07 show the stays of one instant, whatever is sold between two statements', async () => {
    if (fixture.lodge.database.engine === 'sqlite') return
    await sell(molle, { in_date: '2027-03-08', out_date: '2027-03-12', price: 100_000 })
    const before = await march()
    const { database } = fixture.lodge
    const sellMeanwhile: typeof database.snapshot = (work) =>
      database.snapshot(async (snapshot) => {
        await snapshot.selectFrom('room').select('id').execute()
        await sell(retama, { in_date: '2027-03-08', out_date: '2027-03-12', price: 100_000 })
        return work(snapshot)
      })
    const lodge = { ...fixture.lodge, database: { ...database, snapshot: sellMeanwhile } }
    const shown = await periodStatistic(lodge, { from: '2027-03-01', to: '2027-03-31' })
    expect(shown.summary).toEqual(before.summary)
    expect((await march()).summary.soldNights).toBe(10)
    const main = await mainStatistic(lodge, {})
    expect(main.results.flatMap(({ reservations }) => reservations)).toHaveLength(2)
  })

  it('A-04 match sums night by night, with five statements for any number of stays', async () => {
    const first = '2027-01-20'
    const sales = Array.from({ length: 60 }, (_, index) => {
      const in_date = addDays(first, index * 7)
      return {
        in_date,
        out_date: addDays(in_date, index % 6),
        price: 10_007 * ((index % 6) + 1) + (index % 3),
      }
    })
    for (const sale of sales) await sell(molle, sale)
    // Signs in before statements are counted.
    await period(first, first)
    statements.length = 0
    const year = await period('2027-02-03', '2028-02-10')
    const executed = statements.filter((sql) => sql.startsWith('select') && !sql.includes('"staff"'))
    expect(executed).toHaveLength(5)
    const slept = sales.reduce((sum, sale) => {
      const within = eachDay(sale.in_date, sale.out_date).filter(
        (night) => night >= '2027-02-03' && night <= '2028-02-10',
      )
      return sum + within.length
    }, 0)
    expect(year.summary.soldNights).toBe(slept)
    const inMonths = year.months.reduce(
      (sum: number, month: { income: number }) => sum + Math.round(month.income * 100),
      0,
    )
    expect(inMonths).toBe(Math.round(year.summary.income * 100))
    const all = await period(first, addDays(first, 500))
    expect(Math.round(all.summary.income * 100)).toBe(sales.reduce((sum, { price }) => sum + price, 0))
  })
})
