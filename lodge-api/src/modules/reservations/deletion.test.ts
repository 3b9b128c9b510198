import { addDays } from 'shared-ui/rules/dates/calendar-date'
import type { Stay } from 'shared-ui/rules/reservations/stay'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases/databases.ts'
import { addRoom, type LodgeFixture, openLodge, TODAY } from '../../../test/fixtures/lodge-fixture.ts'
import { bookByCard, reservationOf } from '../../../test/fixtures/paid-reservation.ts'
import { cancelAsStaff, createAsStaff } from '../../../test/fixtures/reservation-changes.ts'
import { scriptedProvider } from '../../../test/payments/scripted-provider.ts'

const STAY: Stay = { entry: TODAY, departure: addDays(TODAY, 2) }

describeOnEachDatabase('deleted reservations', (open) => {
  let fixture: LodgeFixture
  let roomId: string

  beforeEach(async () => {
    fixture = await openLodge(await open(), scriptedProvider)
    roomId = await addRoom(fixture.lodge)
  })
  afterEach(() => fixture.close())

  const create = async (stay = STAY) => String((await createAsStaff(fixture, roomId, { stay })).body.id)
  const remove = (id: string, body?: object) =>
    fixture.staffRequest('DELETE', `/reservation/delete?reservationID=${id}`, body)
  const restore = (id: string) => fixture.staffRequest('POST', `/reservation/restore?reservationID=${id}`)
  const nightsTaken = async () => {
    const rows = await fixture.lodge.database.kysely
      .selectFrom('taken_night')
      .select('night')
      .orderBy('night')
      .execute()
    return rows.map(({ night }) => night)
  }

  it('D-08 stores the reason of a deletion, which requests may omit', async () => {
    const [first, second] = [
      await create(),
      await create({ entry: STAY.departure, departure: addDays(TODAY, 3) }),
    ]
    expect((await remove(first, { reason: ' Registrada dos veces. ' })).status).toBe(200)
    expect((await remove(second)).status).toBe(200)
    const history = async (id: string) => (await reservationOf(fixture, id)).history.at(-1)
    expect(await history(first)).toMatchObject({
      kind: 'deleted',
      facts: { reason: 'Registrada dos veces.' },
    })
    expect((await history(second)).facts).toBeUndefined()
  })

  it('D-08 refuses to delete a stay whose entry was before today, and deletes a cancelled one', async () => {
    const [begun, cancelled] = [
      await create(),
      await create({ entry: STAY.departure, departure: addDays(TODAY, 3) }),
    ]
    await cancelAsStaff(fixture, cancelled)
    const reservations = fixture.lodge.database.kysely.updateTable('reservation')
    await reservations.set({ in_date: addDays(TODAY, -1) }).execute()
    const { status, body } = await remove(begun, { reason: 'Por error.' })
    expect([status, body.errorCode]).toEqual([409, 'begun_stay_not_deletable'])
    expect(body.errorMessage).toContain('ya empezó y no se puede eliminar')
    expect(await nightsTaken()).toEqual([TODAY, addDays(TODAY, 1)])
    expect((await remove(cancelled)).status).toBe(200)
  })

  it('D-08 restores a deleted reservation with its nights, history and audit entry', async () => {
    const id = await create()
    await remove(id)
    expect((await restore(id)).status).toBe(200)
    expect(await nightsTaken()).toEqual([TODAY, addDays(TODAY, 1)])
    const reservation = await reservationOf(fixture, id)
    expect(reservation).toMatchObject({ state: 'confirmed', version: 3, total: 472 })
    expect(reservation.history.at(-1)).toMatchObject({ kind: 'restored', by: 'recepcion' })
    const entries = await fixture.lodge.database.kysely
      .selectFrom('audit_log')
      .selectAll()
      .orderBy('id')
      .execute()
    expect(entries.at(-1)).toMatchObject({ action: 'update', after: '{"state":"confirmed"}' })
    expect((await restore(id)).body.errorCode).toBe('reservation_not_restorable')
  })

  it('D-08 restores a reservation paid by card with its payment', async () => {
    const { id } = await bookByCard(fixture, roomId, STAY)
    await remove(id)
    expect((await restore(id)).status).toBe(200)
    expect(await reservationOf(fixture, id)).toMatchObject({
      state: 'confirmed',
      paidByCard: 472,
      refunds: [],
    })
  })

  it('D-08 restores a cancelled reservation as cancelled, without nights', async () => {
    const id = await create()
    await cancelAsStaff(fixture, id)
    await remove(id)
    expect((await restore(id)).status).toBe(200)
    expect((await reservationOf(fixture, id)).state).toBe('cancelled')
    expect(await nightsTaken()).toEqual([])
  })

  it('D-08 refuses to restore a reservation one of whose nights is taken', async () => {
    const id = await create()
    await remove(id)
    await create({ entry: addDays(TODAY, 1), departure: addDays(TODAY, 2) })
    const { status, body } = await restore(id)
    expect([status, body.errorCode]).toEqual([409, 'nights_taken'])
    expect((await reservationOf(fixture, id)).state).toBe('deleted')
    expect(await nightsTaken()).toEqual([addDays(TODAY, 1)])
  })

  it('D-08 refuses to restore into a room that is no longer offered', async () => {
    const id = await create()
    await remove(id)
    await fixture.staffRequest('DELETE', `/room/delete?roomID=${roomId}`)
    expect((await restore(id)).body.errorCode).toBe('room_not_found')
  })

  it('D-08 leaves the statistics as they were after a deletion is undone', async () => {
    const id = await create()
    const figures = async () => (await fixture.staffRequest('GET', '/statistic/main-statistic')).body
    const before = await figures()
    await remove(id)
    await restore(id)
    expect(await figures()).toEqual(before)
  })

  it('D-08 restores a reservation once when two staff members do so at the same time', async () => {
    const id = await create()
    await remove(id)
    const responses = await Promise.all([restore(id), restore(id)])
    expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(await nightsTaken()).toHaveLength(2)
  })

  it('C-02 returns 401 for a restoration without a token', async () => {
    expect((await fixture.call('POST', '/reservation/restore?reservationID=1')).status).toBe(401)
  })
})
