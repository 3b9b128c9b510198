import { addDays } from 'shared-ui/rules/dates/calendar-date'
import { HOUR_MS } from 'shared-ui/rules/dates/durations'
import { ClientSchema } from 'shared-ui/validators/reservations/client'
import sharp from 'sharp'
import { parse } from 'valibot'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases/databases.ts'
import { CLIENT, reservationBody, sessionRequest } from '../../../test/fixtures/booking-requests.ts'
import { type LodgeFixture, NOON, openLodge, STAFF, TODAY } from '../../../test/fixtures/lodge-fixture.ts'
import { plainPicture, uploadForm } from '../../../test/fixtures/upload-form.ts'
import { scriptedProvider } from '../../../test/payments/scripted-provider.ts'
import { recordReservation } from '../reservations/reservations-service.ts'

const MOLLE = {
  identifier: 'Molle',
  category: 'Doble',
  description: 'Dos camas.\nUna ventana al valle.',
  pricePerNight: '230.3333',
  capacity: '2',
}
const ACTOR = { id: '1', username: 'recepcion' }

let red: Buffer
let blue: Buffer
beforeAll(async () => {
  red = await plainPicture('#c0281c')
  blue = await plainPicture('#1c4fc0')
})

describeOnEachDatabase('room changes', (open) => {
  let fixture: LodgeFixture

  beforeEach(async () => {
    fixture = await openLodge(await open(), scriptedProvider)
  })
  afterEach(() => fixture.close())

  const create = (fields: object = {}, photo = { name: 'molle.png', bytes: red }) =>
    fixture.staffRequest('POST', '/room/create', uploadForm({ ...MOLLE, ...fields }, photo))
  const createMolle = async (): Promise<string> => (await create()).body.id
  const update = (id: string, fields: object = {}, photo?: { name: string; bytes: Uint8Array }) =>
    fixture.staffRequest('PUT', `/room/update?roomID=${id}`, uploadForm({ ...MOLLE, ...fields }, photo))
  const remove = (id: string) => fixture.staffRequest('DELETE', `/room/delete?roomID=${id}`)
  const detail = async (id: string) =>
    (await fixture.staffRequest('GET', `/room/find-one?roomID=${id}`)).body.room
  const offered = async (): Promise<string[]> =>
    (await fixture.call('GET', '/room')).body.rooms.map((room: { identifier: string }) => room.identifier)
  const photoOf = async (id: string) => (await fixture.call('GET', `/room/find-photo?roomID=${id}`)).body
  const reserve = async (id: string, entry: string): Promise<string> => {
    const body = reservationBody(id, { entry, departure: addDays(entry, 1) }, 2_303_333)
    const request = { reservation: body, client: CLIENT }
    const response = await fixture.staffRequest('POST', `/reservation/create?roomID=${id}`, request)
    expect(response.status).toBe(200)
    return response.body.id
  }
  const stayedYesterday = (roomId: string): Promise<string> => {
    const lodge = { ...fixture.lodge, clock: () => NOON - 24 * HOUR_MS }
    const stay = { entry: addDays(TODAY, -1), departure: TODAY }
    const client = parse(ClientSchema, CLIENT)
    const reservation = reservationBody(roomId, stay, 2_303_333)
    return lodge.database.transaction((transaction) =>
      recordReservation(lodge, transaction, { roomId, reservation, client, actor: ACTOR }),
    )
  }
  const auditEntries = () =>
    fixture.lodge.database.kysely
      .selectFrom('audit_log')
      .select(['action', 'staff_name', 'after'])
      .where('subject_kind', '=', 'room')
      .orderBy('id')
      .execute()

  it('A-07 creates a room with all fields, the exact price and its photo in every width', async () => {
    const { status, body } = await create()
    expect(status).toBe(200)
    expect(await detail(body.id)).toEqual({
      _id: body.id,
      ...MOLLE,
      pricePerNight: 230.3333,
      capacity: 2,
      photo: expect.any(String),
      version: 1,
      archivedAt: null,
    })
    expect((await sharp(await photoOf(body.id)).metadata()).width).toBe(1024)
    expect(await auditEntries()).toMatchObject([{ action: 'create', staff_name: STAFF.username }])
  })

  it('A-07 changes a room and keeps its photo unless another is sent', async () => {
    const id = await createMolle()
    const before = await detail(id)
    expect((await update(id, { identifier: 'Molle 2', capacity: '3', version: '1' })).status).toBe(200)
    const changed = await detail(id)
    expect(changed).toEqual({ ...before, identifier: 'Molle 2', capacity: 3, version: 2 })
    expect((await update(id, {}, { name: 'OTRA.JPEG', bytes: blue })).status).toBe(200)
    const repainted = await detail(id)
    expect(repainted.photo).not.toBe(before.photo)
    const { dominant } = await sharp(await photoOf(id)).stats()
    expect(dominant.b).toBeGreaterThan(dominant.r)
    expect((await auditEntries()).map(({ action }) => action)).toEqual(['create', 'update', 'update'])
  })

  it('D-09 finds the reservations of a renamed room by its new name only, and by their clients as before', async () => {
    const id = await createMolle()
    const reservation = await reserve(id, TODAY)
    await stayedYesterday(id)
    const found = async (search: string): Promise<number> =>
      (await fixture.staffRequest('GET', `/reservation?group=1&search=${encodeURIComponent(search)}`)).body
        .total
    expect(await found('molle')).toBe(2)
    expect((await update(id, { identifier: 'Kantuta', category: 'Suite' })).status).toBe(200)
    expect([await found('molle'), await found('kantuta suite')]).toEqual([0, 2])
    expect(await found(`${CLIENT.names} ${CLIENT.phone} kantuta`)).toBe(2)
    expect(await found(`#${reservation.slice(-8)}`)).toBe(1)
  })

  it('case 19 returns the current room to the second editor and overwrites nothing', async () => {
    const id = await createMolle()
    await update(id, { category: 'Triple', version: '1' })
    const { status, body } = await update(id, { category: 'Suite', version: '1' })
    expect([status, body.errorCode]).toEqual([409, 'changed_meanwhile'])
    expect(body.current).toEqual(await detail(id))
    expect(body.current).toMatchObject({ category: 'Triple', version: 2 })
    expect((await update(id, { category: 'Suite', version: '2' })).status).toBe(200)
  })

  it('case 19 accepts one of several simultaneous changes', async () => {
    const id = await createMolle()
    const responses = await Promise.all(
      ['Uno', 'Dos', 'Tres'].map((category) => update(id, { category, version: '1' })),
    )
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(2)
    expect((await detail(id)).version).toBe(2)
  })

  it('V-06 refuses a second room of the same name ignoring case and accents, also simultaneously', async () => {
    const responses = await Promise.all([create(), create({ identifier: 'MÓLLE ' })])
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = responses.find(({ status }) => status === 409)
    expect(refused?.body.errorCode).toBe('name_taken')
    expect(refused?.body.fields).toEqual({ identifier: 'Ya hay otro con ese nombre.' })
    expect(await offered()).toHaveLength(1)
    const { body } = await create({ identifier: 'Retama' })
    expect((await update(body.id, { identifier: 'molle' })).body.errorCode).toBe('name_taken')
  })

  it('V-10 reports all invalid fields and stores nothing', async () => {
    const faulty = { identifier: ' ', description: 'a'.repeat(1001), pricePerNight: '1.23456', capacity: '0' }
    const { status, body } = await create(faulty, { name: 'molle.heic', bytes: red })
    expect(status).toBe(400)
    expect(Object.keys(body.fields).toSorted()).toEqual([
      'capacity',
      'description',
      'identifier',
      'photo',
      'pricePerNight',
    ])
    const without = await fixture.staffRequest(
      'POST',
      '/room/create',
      uploadForm({ ...MOLLE, capacity: '1001' }),
    )
    expect(Object.keys(without.body.fields).toSorted()).toEqual(['capacity', 'photo'])
    expect(await offered()).toEqual([])
  })

  it('V-02 accepts the highest price and capacity', async () => {
    const { body } = await create({ pricePerNight: '9999999999.9999', capacity: '1000' })
    expect(await detail(body.id)).toMatchObject({ pricePerNight: 9_999_999_999.9999, capacity: 1000 })
  })

  it('case 11 refuses to delete a room with upcoming reservations and returns their number', async () => {
    const id = await createMolle()
    await reserve(id, TODAY)
    const last = await reserve(id, addDays(TODAY, 3))
    const { status, body } = await remove(id)
    expect([status, body.errorCode]).toEqual([409, 'room_reserved'])
    expect(body.errorMessage).toContain('2 reservaciones por venir')
    await fixture.staffRequest('DELETE', `/reservation/delete?reservationID=${last}`)
    expect((await remove(id)).body.errorMessage).toContain('1 reservación por venir')
    expect(await offered()).toEqual(['Molle'])
  })

  it('case 11 archives a room with past reservations and frees its name', async () => {
    const id = await createMolle()
    const reservation = await stayedYesterday(id)
    expect((await remove(id)).body).toEqual({ archived: true })
    expect(await offered()).toEqual([])
    expect((await fixture.call('GET', `/room/find-one?roomID=${id}`)).status).toBe(404)
    const booked = await fixture.staffRequest('GET', `/reservation/find-one?reservationID=${reservation}`)
    expect(booked.body.reservation.room).toMatchObject({ _id: id, identifier: 'Molle' })
    expect(await detail(id)).toMatchObject({ identifier: 'Molle', archivedAt: expect.any(String) })
    expect(await photoOf(id)).toBeInstanceOf(Buffer)
    expect((await update(id)).status).toBe(404)
    expect((await remove(id)).status).toBe(404)
    expect((await create()).status).toBe(200)
  })

  it('case 11 deletes a room without bookings, with its blockings and photo', async () => {
    const id = await createMolle()
    await fixture.staffRequest('POST', `/blocking/create?roomID=${id}`, { blockings: [{ date: TODAY }] })
    expect((await remove(id)).body).toEqual({ archived: false })
    expect((await fixture.staffRequest('GET', `/room/find-one?roomID=${id}`)).status).toBe(404)
    expect((await fixture.call('GET', `/room/find-photo?roomID=${id}`)).status).toBe(404)
    expect((await auditEntries()).at(-1)).toMatchObject({ action: 'delete', after: '{"archived":false}' })
  })

  it('case 11 refuses to delete a room that a guest is paying for', async () => {
    const id = await createMolle()
    const hold = sessionRequest(id, { entry: TODAY, departure: addDays(TODAY, 1) }, 2_303_333)
    expect((await fixture.call('POST', hold.url, hold.body)).status).toBe(200)
    expect((await remove(id)).body.errorCode).toBe('room_held')
    fixture.pass(HOUR_MS)
    expect((await remove(id)).body).toEqual({ archived: true })
  })

  it('C-02 requires staff and an existing room', async () => {
    const form = uploadForm(MOLLE, { name: 'molle.png', bytes: red })
    expect((await fixture.call('POST', '/room/create', form)).status).toBe(401)
    expect((await fixture.call('DELETE', '/room/delete?roomID=none')).status).toBe(401)
    expect((await update('none')).body.errorCode).toBe('room_not_found')
    expect((await remove('none')).body.errorCode).toBe('room_not_found')
  })
})
