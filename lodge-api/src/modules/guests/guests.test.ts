import { addDays } from 'shared-ui/rules/dates/calendar-date'
import type { Stay } from 'shared-ui/rules/reservations/stay'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases/databases.ts'
import { CLIENT } from '../../../test/fixtures/booking-requests.ts'
import { addGuestTo, GUEST } from '../../../test/fixtures/guests.ts'
import { addRoom, type LodgeFixture, openLodge, TODAY } from '../../../test/fixtures/lodge-fixture.ts'
import { reservationOf } from '../../../test/fixtures/paid-reservation.ts'
import { cancelAsStaff, createAsStaff } from '../../../test/fixtures/reservation-changes.ts'
import { scriptedProvider } from '../../../test/payments/scripted-provider.ts'

const STAY: Stay = { entry: TODAY, departure: addDays(TODAY, 2) }
const CHILD = {
  names: 'Nils',
  identificationDocumentNumber: 'N7654321',
  birthDate: '2018-02-28',
} as const

describeOnEachDatabase('the guests of a stay', (open) => {
  let fixture: LodgeFixture
  let id: string

  beforeEach(async () => {
    fixture = await openLodge(await open(), scriptedProvider)
    const roomId = await addRoom(fixture.lodge)
    id = String((await createAsStaff(fixture, roomId, { stay: STAY })).body.id)
  })
  afterEach(() => fixture.close())

  const add = (part: Parameters<typeof addGuestTo>[2] = {}) => addGuestTo(fixture, id, part)
  const guestsOf = async () => {
    const { guests, expectedGuests } = await reservationOf(fixture, id)
    return { guests, expectedGuests }
  }
  const update = (guestId: string, body: object) =>
    fixture.staffRequest('PUT', `/guest/update?guestID=${guestId}`, { ...GUEST, ...body })
  const expectPersons = (expected: number) =>
    fixture.staffRequest('POST', `/guest/expected?reservationID=${id}`, { expected })
  const missingToday = async () =>
    (await fixture.staffRequest('GET', '/reservation/today')).body.stays[0].missingGuests

  it('D-12 stores guests in the order of entry, the client first, and records who did it without their data', async () => {
    await add()
    const { body } = await add({
      names: CLIENT.names,
      identificationDocument: 'DNI',
      identificationDocumentNumber: CLIENT.identificationDocumentNumber,
    })
    expect(body).toMatchObject({
      guests: [
        { names: CLIENT.names, version: 1 },
        { ...GUEST, version: 1 },
      ],
      expectedGuests: 2,
    })
    expect(await guestsOf()).toEqual(body)
    const { history, version } = await reservationOf(fixture, id)
    expect(history.map(({ kind, by }: { kind: string; by: string }) => [kind, by])).toEqual([
      ['created_by_staff', 'recepcion'],
      ['guest_added', 'recepcion'],
      ['guest_added', 'recepcion'],
    ])
    expect(version).toBe(1)
    const audit = await fixture.lodge.database.kysely.selectFrom('audit_log').select('after').execute()
    expect(audit.at(-1)?.after).toBe('{"guest":"guest_added"}')
  })

  it('D-12 refuses more guests than the room is for', async () => {
    await add()
    await add(CHILD)
    const { status, body } = await add({ identificationDocumentNumber: 'N0000003' })
    expect([status, body.fields]).toEqual([
      400,
      { names: 'Ya están registradas todas las personas para las que es la habitación.' },
    ])
  })

  it('D-12 adds a guest once when two members enter them at the same time', async () => {
    const responses = await Promise.all([add(), add()])
    expect(responses.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 400]))
    const refused = responses.find(({ status }) => status === 400)
    expect(refused?.body.fields).toEqual({
      identificationDocumentNumber: 'Ya hay un huésped con ese documento en esta estadía.',
    })
    expect((await guestsOf()).guests).toHaveLength(1)
  })

  it('D-12 does not exceed the capacity when two members enter the last guest at the same time', async () => {
    await add()
    await Promise.all([add(CHILD), add({ identificationDocumentNumber: 'N0000003' })])
    expect((await guestsOf()).guests).toHaveLength(2)
  })

  it('D-12 corrects a guest at the version that was read, and returns the stored guest otherwise', async () => {
    const guestId = (await add()).body.guests[0]._id
    const { body } = await update(guestId, { version: 1, origin: 'Oslo' })
    expect(body.guests).toMatchObject([{ origin: 'Oslo', version: 2 }])
    const late = await update(guestId, { version: 1, origin: 'Lima' })
    expect([late.status, late.body.errorCode, late.body.current]).toMatchObject([
      409,
      'changed_meanwhile',
      { _id: guestId, origin: 'Oslo', version: 2 },
    ])
    expect((await update(guestId, { version: 2, origin: 'Oslo' })).body.guests[0].version).toBe(2)
  })

  it('D-12 refuses to correct a document to that of another guest', async () => {
    await add()
    const guestId = (await add(CHILD)).body.guests[1]._id
    const { status, body } = await update(guestId, { version: 1 })
    expect([status, Object.keys(body.fields)]).toEqual([400, ['identificationDocumentNumber']])
  })

  it('D-12 removes a guest once', async () => {
    const guestId = (await add()).body.guests[0]._id
    const url = `/guest/delete?guestID=${guestId}`
    expect((await fixture.staffRequest('DELETE', url)).body).toEqual({ guests: [], expectedGuests: 2 })
    expect((await fixture.staffRequest('DELETE', url)).body.errorCode).toBe('guest_not_found')
  })

  it('V-05 V-12 V-03 validates documents like those of clients and drops spaces and hyphens', async () => {
    const { body } = await add({ identificationDocumentNumber: ' n12-345 67 ' })
    expect(body.guests[0].identificationDocumentNumber).toBe('n1234567')
    const refused = await add({ names: ' ', identificationDocument: 'DNI' })
    expect(Object.keys(refused.body.fields)).toEqual(['names', 'identificationDocumentNumber'])
    expect((await add({ birthDate: addDays(TODAY, 1) })).body.fields).toEqual({
      birthDate: 'Esa fecha de nacimiento no puede ser. Revise el año.',
    })
  })

  it('D-12 is for confirmed reservations; those of a cancelled one stay visible', async () => {
    const guestId = (await add()).body.guests[0]._id
    await cancelAsStaff(fixture, id)
    expect((await add(CHILD)).body.errorCode).toBe('reservation_not_active')
    expect((await update(guestId, { version: 1 })).body.errorCode).toBe('reservation_not_active')
    expect((await expectPersons(1)).body.errorCode).toBe('reservation_not_active')
    expect((await guestsOf()).guests).toHaveLength(1)
  })

  it('D-12 counts the guests of an arrival that are still to be registered', async () => {
    expect(await missingToday()).toBe(2)
    await add()
    expect(await missingToday()).toBe(1)
    expect((await expectPersons(1)).body.expectedGuests).toBe(1)
    expect(await missingToday()).toBe(0)
    expect((await expectPersons(3)).body.fields).toEqual({
      expected: 'Ya están registradas todas las personas para las que es la habitación.',
    })
  })

  it('D-12 is for staff only, and responds 404 for a reservation that does not exist', async () => {
    expect((await fixture.call('POST', `/guest/add?reservationID=${id}`, GUEST)).status).toBe(401)
    expect((await fixture.call('GET', '/guest/register?from=2027-03-01&to=2027-03-31')).status).toBe(401)
    expect((await addGuestTo(fixture, 'x')).body.errorCode).toBe('reservation_not_found')
  })
})
