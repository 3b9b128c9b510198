import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from './databases/databases.ts'
import { reservationBody } from './fixtures/booking-requests.ts'
import { addRoom, type LodgeFixture, openLodge, TODAY } from './fixtures/lodge-fixture.ts'
import { plainPicture, uploadForm } from './fixtures/upload-form.ts'
import { scriptedProvider } from './payments/scripted-provider.ts'

/** A text of the given length, of characters with several bytes. */
const text = (length: number): string => 'ñ'.repeat(length)
const EMAIL = `${'a'.repeat(64)}@${`${'b'.repeat(60)}.`.repeat(3)}${'c'.repeat(6)}`
const PHONE = `+${'9'.repeat(15)}`

const CLIENT = {
  names: text(100),
  surnames: text(100),
  email: EMAIL,
  identificationDocument: 'Pasaporte',
  identificationDocumentNumber: 'Z'.repeat(12),
  phone: PHONE,
  location: text(200),
  country: text(100),
  age: 149,
  RUC: '9'.repeat(15),
}
const FIRST_NIGHT = { entry: TODAY, departure: '2027-03-11' }
/** The price per night, in 1/10000 soles, whose total for one night is the largest amount: S/. 9,999,999.99. */
const HIGHEST_PRICE = 84_745_762_600

describeOnEachDatabase('largest accepted values', (open) => {
  let fixture: LodgeFixture

  beforeEach(async () => {
    fixture = await openLodge(await open(), scriptedProvider)
  })
  afterEach(() => fixture.close())

  async function sent(method: 'POST' | 'PUT', url: string, body: object) {
    const response = await fixture.staffRequest(method, url, body)
    expect([url, response.status, response.body]).toEqual([url, 200, response.body])
    return response.body
  }
  const read = async (url: string) => (await fixture.staffRequest('GET', url)).body

  it('V-13 are returned unchanged in a reservation', async () => {
    const room = await addRoom(fixture.lodge, { pricePerNight: HIGHEST_PRICE })
    const reservation = {
      ...reservationBody(room, FIRST_NIGHT, HIGHEST_PRICE),
      payerIndex: 1000,
      channel: text(50),
      detail: text(1000),
    }
    expect(reservation.total).toBe(9_999_999.99)
    const { id } = await sent('POST', `/reservation/create?roomID=${room}`, { reservation, client: CLIENT })
    const { room: _room, ...stored } = reservation
    const detail = (await read(`/reservation/find-one?reservationID=${id}`)).reservation
    expect(detail).toMatchObject({ ...stored, client: CLIENT })
    expect((await read('/reservation')).reservations[0]).toMatchObject(stored)
  })

  it('V-13 are returned unchanged in a room', async () => {
    const room = { identifier: text(100), category: text(100), description: text(1000) }
    const numbers = { pricePerNight: 9_999_999_999.9999, capacity: 1000 }
    const form = uploadForm(
      { ...room, pricePerNight: '9999999999.9999', capacity: '1000' },
      { name: 'a.png', bytes: await plainPicture('#c0281c') },
    )
    const { id } = await sent('POST', '/room/create', form)
    expect((await read(`/room/find-one?roomID=${id}`)).room).toMatchObject({ ...room, ...numbers })
  })

  it('V-13 are returned unchanged in a plant, its zone and family', async () => {
    const { id: zone } = await sent('POST', '/zone/create', { name: text(100) })
    const { id: family } = await sent('POST', '/family/create', { name: text(100) })
    const plant = { name: text(100), scientificName: text(100), description: text(2000) }
    const photo = { name: 'a.png', bytes: await plainPicture('#c0281c') }
    const { id } = await sent('POST', '/plant/create', uploadForm({ ...plant, zone, family }, photo))
    const detail = (await read(`/plant/find-one?plantID=${id}`)).plant
    expect(detail).toMatchObject({ ...plant, zone: { name: text(100) }, family: { name: text(100) } })
  })

  it("V-13 are returned unchanged in visitors' forms", async () => {
    const message = { names: text(100), email: EMAIL, phone: PHONE, message: text(4000) }
    await sent('POST', '/contact/form', message)
    expect((await read('/contact/message')).messages[0]).toMatchObject(message)
    await sent('POST', '/contact/enrollment', { email: EMAIL })
    expect((await read('/newsletter')).subscriptions[0]).toMatchObject({ email: EMAIL })
    const complaint = {
      kind: 'claim',
      names: text(200),
      identificationDocument: 'Pasaporte',
      identificationDocumentNumber: 'Z'.repeat(12),
      location: text(200),
      phone: PHONE,
      email: EMAIL,
      isMinor: true,
      guardian: text(200),
      goodKind: 'service',
      goodDescription: text(500),
      amount: 9_999_999.99,
      detail: text(3000),
      asked: text(2000),
    }
    await sent('POST', '/complaint/create', complaint)
    expect((await read('/complaint')).complaints[0]).toMatchObject(complaint)
  })

  it('V-13 are returned unchanged in blockings and staff', async () => {
    const room = await addRoom(fixture.lodge)
    const dates = Array.from({ length: 30 }, (_, day) => `2027-04-${String(day + 1).padStart(2, '0')}`)
    await sent('POST', `/blocking/create?roomID=${room}`, { blockings: dates.map((date) => ({ date })) })
    const { blockings } = await read(`/blocking?roomID=${room}`)
    expect(blockings.map(({ date }: { date: string }) => date)).toEqual(dates)
    const member = { username: text(100), name: text(100) }
    await sent('POST', '/staff/create', { ...member, password: 'ñu'.repeat(64) })
    expect((await read('/staff')).staff).toEqual(expect.arrayContaining([expect.objectContaining(member)]))
  })
})
