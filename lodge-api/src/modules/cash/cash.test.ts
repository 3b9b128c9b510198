import { addDays } from 'shared-ui/rules/dates/calendar-date'
import { HOUR_MS } from 'shared-ui/rules/dates/durations'
import type { Stay } from 'shared-ui/rules/reservations/stay'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases/databases.ts'
import { addEntry, charge, desk, folioOfReservation, paid } from '../../../test/fixtures/folio-entries.ts'
import { addRoom, type LodgeFixture, openLodge, TODAY } from '../../../test/fixtures/lodge-fixture.ts'
import { bookByCard } from '../../../test/fixtures/paid-reservation.ts'
import { cancelAsStaff, createAsStaff } from '../../../test/fixtures/reservation-changes.ts'
import { scriptedProvider } from '../../../test/payments/scripted-provider.ts'
import { COMMAND_LINE } from '../audit/audit-service.ts'
import { addFolioEntry, folioOf } from '../folio/folio-service.ts'
import { cashDay } from './cash-day-service.ts'
import { cashMonth } from './cash-month-service.ts'

const stayIn = (days: number): Stay => ({ entry: addDays(TODAY, days), departure: addDays(TODAY, days + 2) })

describeOnEachDatabase("the lodge's cash", (open) => {
  let fixture: LodgeFixture
  let roomId: string

  beforeEach(async () => {
    fixture = await openLodge(await open(), scriptedProvider)
    roomId = await addRoom(fixture.lodge)
  })
  afterEach(() => fixture.close())

  const create = async (days = 14) =>
    String((await createAsStaff(fixture, roomId, { stay: stayIn(days) })).body.id)
  const read = async (path: string) => (await fixture.staffRequest('GET', `/cash/${path}`)).body
  /** Adds a payment without a request: the session of the test ends after hours. */
  const payLater = async (reservationId: string, amount: number) => {
    const { version } = await folioOf(fixture.lodge.database.kysely, reservationId)
    const entry = { ...desk(version), kind: 'payment', method: 'cash', reference: '', amount } as const
    await addFolioEntry(fixture.lodge, { reservationId, entry }, COMMAND_LINE)
  }
  const voidLast = async (id: string) => {
    const { entries } = await folioOfReservation(fixture, id)
    await fixture.staffRequest('POST', `/folio/void?entryID=${entries.at(-1)._id}`, { reason: 'Doble.' })
  }

  it('D-04 adds the payments of a day up by method and by staff member, without charges and voided ones', async () => {
    const id = await create()
    await addEntry(fixture, id, charge(40, 'Mascota'))
    await addEntry(fixture, id, paid(100, 'cash'))
    await addEntry(fixture, id, paid(50.05, 'cash'))
    await addEntry(fixture, id, { ...paid(20, 'cash'), kind: 'refund' })
    await addEntry(fixture, id, paid(80, 'yape'))
    await voidLast(id)
    await bookByCard(fixture, roomId, stayIn(20))
    const day = await read(`day?date=${TODAY}`)
    expect(day).toMatchObject({ payments: 622.05, refunds: 20, total: 602.05 })
    expect(day.methods).toEqual([
      { method: 'cash', payments: 150.05, refunds: 20, total: 130.05 },
      { method: 'yape', payments: 0, refunds: 0, total: 0 },
      { method: 'online', payments: 472, refunds: 0, total: 472 },
    ])
    expect(day.staff).toEqual([
      { by: 'recepcion', payments: 150.05, refunds: 20, total: 130.05 },
      { by: null, payments: 472, refunds: 0, total: 472 },
    ])
    expect(day.movements).toHaveLength(5)
    expect(day.movements.find(({ voided }: { voided: unknown }) => voided)).toMatchObject({ amount: 80 })
  })

  it('D-04 counts a payment at 23:59 in Lima to that day, and one at 00:00 to the next', async () => {
    const id = await create()
    fixture.pass(12 * HOUR_MS - 1)
    await payLater(id, 1)
    fixture.pass(1)
    await payLater(id, 2)
    const { kysely } = fixture.lodge.database
    expect((await cashDay(kysely, TODAY)).payments).toBe(1)
    expect((await cashDay(kysely, addDays(TODAY, 1))).payments).toBe(2)
  })

  it('D-04 lists a refund at the desk of a cancellation as paid by hand', async () => {
    const id = await create()
    await addEntry(fixture, id, paid(100, 'cash'))
    await cancelAsStaff(fixture, id, { refund: 80 })
    const { methods, total } = await read(`day?date=${TODAY}`)
    expect(methods).toMatchObject([
      { method: 'cash', total: 100 },
      { method: 'by_hand', total: -80 },
    ])
    expect(total).toBe(20)
  })

  it('D-04 lists who owes: begun stays, all stays, and whom the lodge owes', async () => {
    const coming = await create(14)
    const begun = await create(0)
    await addEntry(fixture, begun, paid(400, 'plin'))
    const deleted = await create(30)
    await addEntry(fixture, deleted, paid(10, 'cash'))
    await fixture.staffRequest('DELETE', `/reservation/delete?reservationID=${deleted}`)
    expect(await read('receivables')).toMatchObject({
      receivables: [{ _id: begun, balance: 72, stay: { state: 'to_come' } }],
      sum: 72,
      total: 1,
      next: null,
    })
    const all = await read('receivables?scope=all&group=1')
    expect(all).toMatchObject({ receivables: [{ _id: begun }], sum: 544, total: 2, next: begun })
    expect((await read(`receivables?scope=all&after=${all.next}`)).receivables).toMatchObject([
      { _id: coming, balance: 472 },
    ])
    expect(await read('receivables?scope=credit')).toMatchObject({
      receivables: [{ _id: deleted, balance: -10 }],
      sum: -10,
    })
    const checkIn = { version: 1 }
    await fixture.staffRequest('POST', `/reservation/check-in?reservationID=${begun}`, checkIn)
    expect(await read('receivables')).toMatchObject({
      receivables: [{ _id: begun, stay: { state: 'in_house' } }],
    })
    await addEntry(fixture, begun, paid(72, 'cash'))
    expect(await read('receivables')).toMatchObject({ receivables: [], sum: 0, total: 0 })
  })

  it('D-04 adds a month up by kind as its rows do, without voided entries and other months', async () => {
    const id = await create()
    await addEntry(fixture, id, charge(65.5, 'Restaurante'))
    await addEntry(fixture, id, paid(118, 'cash'))
    await addEntry(fixture, id, paid(50, 'transfer'))
    await voidLast(id)
    fixture.pass(31 * 24 * HOUR_MS)
    await payLater(id, 7)
    const month = await cashMonth(fixture.lodge.database.kysely, TODAY.slice(0, 7))
    expect(month.charges).toEqual({ count: 1, base: 55.51, IGV: 9.99, amount: 65.5 })
    expect(month.payments).toEqual({ count: 1, base: 100, IGV: 18, amount: 118 })
    expect(month.movements).toMatchObject([{ amount: 65.5, base: 55.51, IGV: 9.99 }, { amount: 118 }])
  })

  it('D-04 refuses a month that does not exist', async () => {
    expect((await fixture.staffRequest('GET', '/cash/month?month=2027-13')).status).toBe(400)
  })

  it('D-04 exports the month as CSV with identifiers as text and the sums of each kind', async () => {
    const id = await create()
    await addEntry(fixture, id, charge(65.5, 'Restaurante'))
    await addEntry(fixture, id, { ...paid(118, 'yape'), reference: '00012345' })
    const { body, headers } = await fixture.staffRequest(
      'GET',
      `/cash/month/export?month=${TODAY.slice(0, 7)}`,
    )
    expect(headers['content-disposition']).toContain(`mes-para-el-contador-${TODAY.slice(0, 7)}.csv`)
    const rows = String(body).split('\r\n')
    expect(rows[0]).toBe(
      '\uFEFFFecha;Tipo;Concepto;Medio;N.º de operación;Reservación;Cliente;Tipo de documento;' +
        'Número de documento;RUC;Base;IGV;Total;Anotado por',
    )
    expect(rows[2]).toContain(`${TODAY};Pago;;Yape;"=""00012345""";`)
    expect(rows[2]).toContain('"=""44556677""";;100.00;18.00;118.00;recepcion')
    expect(rows.slice(3, 6)).toEqual([
      ';Total de cargos;;;;;;;;;55.51;9.99;65.50;',
      ';Total de pagos;;;;;;;;;100.00;18.00;118.00;',
      ';Total de devoluciones;;;;;;;;;0.00;0.00;0.00;',
    ])
  })

  it('D-04 exports the day and the reservations with a balance as CSV, and records each export', async () => {
    const id = await create(0)
    await addEntry(fixture, id, paid(100, 'cash'))
    const day = await fixture.staffRequest('GET', `/cash/day/export?date=${TODAY}`)
    expect(String(day.body).split('\r\n')[1]).toMatch(
      /^2027-03-10;12:00;Pago;Efectivo;;.*;100.00;recepcion;$/,
    )
    const owing = await fixture.staffRequest('GET', '/cash/receivables/export')
    expect(String(owing.body).split('\r\n')[1]).toMatch(
      /;"=""984000111""";Molle;2027-03-10;2027-03-12;Confirmada;372.00$/,
    )
    const { body } = await fixture.staffRequest('GET', '/audit?kind=payment')
    expect(body.entries.map(({ after }: { after: { name: string } }) => after.name)).toEqual([
      `por-cobrar-${TODAY}`,
      `caja-del-dia-${TODAY}`,
    ])
  })
})
