import { addDays } from 'shared-ui/rules/dates/calendar-date'
import type { Stay } from 'shared-ui/rules/reservations/stay'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases/databases.ts'
import { addEntry, charge, desk, folioOfReservation, paid } from '../../../test/fixtures/folio-entries.ts'
import { addRoom, type LodgeFixture, openLodge, TODAY } from '../../../test/fixtures/lodge-fixture.ts'
import { bookByCard, reservationOf } from '../../../test/fixtures/paid-reservation.ts'
import { cancelAsStaff, createAsStaff } from '../../../test/fixtures/reservation-changes.ts'
import { scriptedProvider } from '../../../test/payments/scripted-provider.ts'
import { folioBalances } from './folio-balances.ts'

const STAY: Stay = { entry: addDays(TODAY, 14), departure: addDays(TODAY, 16) }

describeOnEachDatabase('the folio of a reservation', (open) => {
  let fixture: LodgeFixture
  let roomId: string

  beforeEach(async () => {
    fixture = await openLodge(await open(), scriptedProvider)
    roomId = await addRoom(fixture.lodge)
  })
  afterEach(() => fixture.close())

  const create = async () => String((await createAsStaff(fixture, roomId, { stay: STAY })).body.id)
  const voidEntry = (id: string, reason = 'Se anotó dos veces.') =>
    fixture.staffRequest('POST', `/folio/void?entryID=${id}`, { reason })
  const deleteReservation = (id: string) =>
    fixture.staffRequest('DELETE', `/reservation/delete?reservationID=${id}`)

  it('D-03 adds charges, payments and refunds to the balance and leaves the total of the stay', async () => {
    const id = await create()
    expect((await folioOfReservation(fixture, id)).balance).toBe(472)
    await addEntry(fixture, id, charge(40, 'Mascota, 2 noches'))
    await addEntry(fixture, id, charge(65.5, 'Restaurante'))
    await addEntry(fixture, id, paid(600, 'cash'))
    const { body } = await addEntry(fixture, id, { ...paid(22.5, 'yape'), kind: 'refund' })
    expect(body.folio).toMatchObject({
      owed: 472,
      charges: 105.5,
      payments: 600,
      refunds: 22.5,
      balance: 0,
      version: 4,
    })
    expect(body.folio.entries.map(({ by }: { by: string }) => by)).toEqual(Array(4).fill('recepcion'))
    expect(await reservationOf(fixture, id)).toMatchObject({
      price: 400,
      IGV: 72,
      total: 472,
      folio: { balance: 0 },
      version: 1,
    })
    const { body: list } = await fixture.staffRequest('GET', '/reservation')
    expect(list.reservations).toMatchObject([{ _id: id, balance: 0 }])
    const statistic = await fixture.staffRequest('GET', '/statistic/main-statistic')
    expect(statistic.body.results[0].reservations).toHaveLength(1)
  })

  it('D-03 counts the card charge of the site as a payment', async () => {
    const { id, purchaseNumber } = await bookByCard(fixture, roomId, STAY)
    const folio = await folioOfReservation(fixture, id)
    expect(folio).toMatchObject({ owed: 472, payments: 472, balance: 0, version: 0 })
    expect(folio.entries).toMatchObject([
      { source: 'card', kind: 'payment', method: 'online', amount: 472, reference: purchaseNumber, by: null },
    ])
  })

  it('D-03 adds one entry for a request sent twice, also at the same time', async () => {
    const id = await create()
    const entry = { ...desk(0), ...paid(100, 'plin') }
    const responses = await Promise.all([addEntry(fixture, id, entry), addEntry(fixture, id, entry)])
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    expect((await addEntry(fixture, id, entry)).status).toBe(200)
    expect(await folioOfReservation(fixture, id)).toMatchObject({ payments: 100, version: 1 })
  })

  it('D-03 refuses the key of an entry for another amount', async () => {
    const id = await create()
    const entry = { ...desk(0), ...paid(100, 'plin') }
    await addEntry(fixture, id, entry)
    const { status, body } = await addEntry(fixture, id, { ...entry, version: 1, amount: 200 })
    expect([status, Object.keys(body.fields)]).toEqual([400, ['key']])
    expect((await folioOfReservation(fixture, id)).payments).toBe(100)
  })

  it('D-03 refuses an entry whose sender did not see the last one, and returns the folio', async () => {
    const id = await create()
    const [one, other] = await Promise.all([
      addEntry(fixture, id, { ...desk(0), ...paid(472, 'yape') }),
      addEntry(fixture, id, { ...desk(0), ...paid(472, 'yape') }),
    ])
    const [added, refused] = one.status === 200 ? [one, other] : [other, one]
    expect(added.body.folio.balance).toBe(0)
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({
      errorCode: 'changed_meanwhile',
      current: { balance: 0, version: 1 },
    })
  })

  it('D-03 voids an entry once, with who, when and why, and keeps it visible', async () => {
    const id = await create()
    const { body } = await addEntry(fixture, id, paid(100, 'cash'))
    const entryId = String(body.folio.entries[0]._id)
    expect((await voidEntry(entryId, ' ')).status).toBe(400)
    const voided = await voidEntry(entryId)
    expect(voided.body.folio).toMatchObject({ payments: 0, balance: 472, version: 2 })
    expect(voided.body.folio.entries[0]).toMatchObject({
      amount: 100,
      voided: { by: 'recepcion', reason: 'Se anotó dos veces.' },
    })
    expect((await voidEntry(entryId)).body.errorCode).toBe('folio_entry_voided')
    expect((await voidEntry('no-existe')).body.errorCode).toBe('folio_entry_not_found')
  })

  it('D-03 records every entry and every voiding in the audit log', async () => {
    const id = await create()
    const { body } = await addEntry(fixture, id, charge(65.5, 'Restaurante'))
    await voidEntry(String(body.folio.entries[0]._id))
    const audit = await fixture.staffRequest('GET', '/audit?kind=reservation')
    expect(audit.body.entries.slice(0, 2)).toMatchObject([
      { subject: { _id: id }, after: { folio: 'charge', amount: 65.5, voided: true } },
      { subject: { _id: id }, after: { folio: 'charge', amount: 65.5, concept: 'Restaurante' } },
    ])
  })

  it.each([0, -1, 0.001, 10_000_000])('V-13 refuses an amount of %d', async (amount) => {
    const id = await create()
    const { status, body } = await addEntry(fixture, id, paid(amount, 'cash'))
    expect([status, Object.keys(body.fields)]).toEqual([400, ['amount']])
  })

  it('V-13 stores the largest amount', async () => {
    const id = await create()
    await addEntry(fixture, id, charge(9_999_999.99, 'Evento'))
    expect((await folioOfReservation(fixture, id)).balance).toBe(10_000_471.99)
  })

  it('D-03 refunds of what the folio has as paid for the stay when staff cancel', async () => {
    const id = await create()
    await addEntry(fixture, id, charge(50, 'Restaurante'))
    await addEntry(fixture, id, paid(150, 'cash'))
    expect((await reservationOf(fixture, id)).paidForStay).toEqual({ card: 0, desk: 100 })
    expect((await cancelAsStaff(fixture, id, { refund: 120 })).body.errorCode).toBe('amounts_differ')
    expect((await cancelAsStaff(fixture, id, { refund: 80 })).status).toBe(200)
    expect(await folioOfReservation(fixture, id)).toMatchObject({
      owed: 20,
      charges: 50,
      payments: 150,
      refunds: 80,
      balance: 0,
    })
  })

  it('D-03 owes nothing after cancelling a stay that the card paid, and keeps what P-08 retains', async () => {
    const { id } = await bookByCard(fixture, roomId, STAY)
    await cancelAsStaff(fixture, id, { refund: 377.6 })
    expect(await folioOfReservation(fixture, id)).toMatchObject({ owed: 94.4, refunds: 377.6, balance: 0 })
  })

  it('D-03 owes the guest what was paid for a deleted reservation', async () => {
    const id = await create()
    await addEntry(fixture, id, paid(100, 'transfer'))
    await deleteReservation(id)
    expect((await folioOfReservation(fixture, id)).balance).toBe(-100)
  })

  it('D-03, D-08 a deleted reservation owes the guest nothing of what P-08 retained when it was cancelled', async () => {
    const { id } = await bookByCard(fixture, roomId, STAY)
    await cancelAsStaff(fixture, id, { refund: 377.6 })
    await deleteReservation(id)
    expect(await folioOfReservation(fixture, id)).toMatchObject({ owed: 94.4, balance: 0 })
    const { body } = await fixture.staffRequest('GET', '/cash/receivables?scope=credit')
    expect(body.receivables).toEqual([])
  })

  it('D-03 returns the balances of many reservations at once', async () => {
    const id = await create()
    await addEntry(fixture, id, paid(72, 'cash'))
    const balances = await folioBalances(fixture.lodge.database.kysely, [id, 'no-existe'])
    expect([...balances]).toEqual([[id, 40_000]])
    expect((await folioBalances(fixture.lodge.database.kysely, [])).size).toBe(0)
  })

  it('D-03 keeps the concepts of charges by name, without doubles', async () => {
    const create = (name: string, price?: number) =>
      fixture.staffRequest('POST', '/folio/create-concept', { name, price })
    await create('Lavandería', 15)
    const { body } = await create('Caminata guiada')
    expect(body.concepts).toMatchObject([
      { name: 'Caminata guiada', price: null },
      { name: 'Lavandería', price: 15 },
    ])
    expect((await create('LAVANDERIA')).body.errorCode).toBe('name_taken')
    const url = `/folio/delete-concept?conceptID=${body.concepts[1]._id}`
    expect((await fixture.staffRequest('DELETE', url)).body.concepts).toHaveLength(1)
    expect((await fixture.staffRequest('DELETE', url)).body.concepts).toHaveLength(1)
  })

  it('D-03 is for staff only, and responds 404 for a reservation that does not exist', async () => {
    const entry = { ...desk(0), ...paid(1, 'cash') }
    expect((await fixture.call('POST', '/folio/add?reservationID=x', entry)).status).toBe(401)
    const { status, body } = await addEntry(fixture, 'x', entry)
    expect([status, body.errorCode]).toEqual([404, 'reservation_not_found'])
  })
})
