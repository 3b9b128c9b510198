import { addDays } from 'shared-ui/rules/dates/calendar-date'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../../test/databases/databases.ts'
import { CLIENT, reservationBody } from '../../../../test/fixtures/booking-requests.ts'
import { addRoom, type LodgeFixture, openLodge, TODAY } from '../../../../test/fixtures/lodge-fixture.ts'
import { scriptedProvider } from '../../../../test/payments/scripted-provider.ts'

describeOnEachDatabase('known clients', (open) => {
  let fixture: LodgeFixture
  let roomId: string

  beforeEach(async () => {
    fixture = await openLodge(await open(), scriptedProvider)
    roomId = await addRoom(fixture.lodge)
  })
  afterEach(() => fixture.close())

  const reserve = async (startsIn: number, client: object = {}): Promise<string> => {
    fixture.pass(1_000)
    const stay = { entry: addDays(TODAY, startsIn), departure: addDays(TODAY, startsIn + 1) }
    const { body } = await fixture.staffRequest('POST', `/reservation/create?roomID=${roomId}`, {
      reservation: reservationBody(roomId, stay),
      client: { ...CLIENT, ...client },
    })
    return String(body.id)
  }
  const known = async (number: string, document = 'DNI') => {
    const query = new URLSearchParams({ document, number })
    return (await fixture.staffRequest('GET', `/client/known?${query.toString()}`)).body
  }

  it('D-11 recalls the client of the newest reservation with a document, however its number is written', async () => {
    await reserve(1, { phone: '984 000 111' })
    await reserve(2, { phone: '984 000 222', surnames: 'Quispe Huamán' })
    await reserve(3, { identificationDocumentNumber: '11223344' })
    expect((await known('44.556.677')).client).toMatchObject({
      names: 'Rosa Elvira',
      surnames: 'Quispe Huamán',
      phone: '984000222',
      age: 34,
    })
  })

  it('D-11 recalls nobody for another kind of document, an unknown number or a deleted reservation', async () => {
    const id = await reserve(1)
    expect(await known('44556677', 'Pasaporte')).toEqual({ client: null })
    expect(await known('99999999')).toEqual({ client: null })
    await fixture.staffRequest('DELETE', `/reservation/delete?reservationID=${id}`)
    expect(await known('44556677')).toEqual({ client: null })
  })

  it('C-02 D-11 recalls clients for staff only, at most sixty times a minute, without an audit entry', async () => {
    await reserve(1)
    expect((await fixture.call('GET', '/client/known?document=DNI&number=44556677')).status).toBe(401)
    for (let time = 1; time < 60; time++) await known('44556677')
    expect((await known('44556677')).errorCode).toBe('too_many_requests')
    const entries = await fixture.lodge.database.kysely
      .selectFrom('audit_log')
      .select('action')
      .where('subject_kind', '=', 'reservation')
      .execute()
    expect(entries).toHaveLength(1)
  })
})
