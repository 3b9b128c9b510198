import { addDays } from 'shared-ui/rules/dates/calendar-date'
import { DAY_MS } from 'shared-ui/rules/dates/durations'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases/databases.ts'
import { CLIENT, reservationBody } from '../../../test/fixtures/booking-requests.ts'
import { addGuestTo, GUEST } from '../../../test/fixtures/guests.ts'
import { addRoom, type LodgeFixture, openLodge, STAFF, TODAY } from '../../../test/fixtures/lodge-fixture.ts'
import { cancelAsStaff } from '../../../test/fixtures/reservation-changes.ts'
import { scriptedProvider } from '../../../test/payments/scripted-provider.ts'

const STAY = { entry: addDays(TODAY, 5), departure: addDays(TODAY, 7) }
const DOCUMENT = GUEST.identificationDocumentNumber.toLowerCase()

describeOnEachDatabase('personal data of a guest who did not book', (open) => {
  let fixture: LodgeFixture
  let stay: string

  beforeEach(async () => {
    fixture = await openLodge(await open(), scriptedProvider)
    const roomId = await addRoom(fixture.lodge)
    const reservation = { ...reservationBody(roomId, STAY), detail: 'detalle-de-rosa' }
    const request = { reservation, client: CLIENT }
    stay = (await fixture.staffRequest('POST', `/reservation/create?roomID=${roomId}`, request)).body.id
    await addGuestTo(fixture, stay)
  })
  afterEach(() => fixture.close())

  const overview = async (person = DOCUMENT) =>
    (await fixture.staffRequest('GET', `/personal-data?person=${person}`)).body
  const erase = async (person = DOCUMENT) => {
    await fixture.staffRequest('POST', '/staff/confirm', { currentPassword: STAFF.password })
    return (await fixture.staffRequest('POST', '/personal-data/erase', { person })).body
  }
  const exported = async () => {
    await fixture.staffRequest('POST', '/staff/confirm', { currentPassword: STAFF.password })
    const { body } = await fixture.staffRequest('GET', `/personal-data/export?person=${DOCUMENT}`)
    const filled = body.tables.filter(({ rows }: { rows: object[] }) => rows.length > 0)
    return { filled, text: JSON.stringify(body) }
  }
  const guests = () => fixture.lodge.database.kysely.selectFrom('stay_guest').select('names').execute()

  it('O-08 are found by the document, and nothing of the client with them', async () => {
    expect(await overview()).toMatchObject({
      erasable: false,
      reservations: [],
      guestStays: [{ guest: 'Ingrid Sørensen', inDate: STAY.entry, outcome: 'stay_to_come', until: null }],
    })
    expect((await overview('n9999999')).guestStays).toEqual([])
  })

  it('O-08 are exported without what the stay says about its client', async () => {
    const { filled, text } = await exported()
    expect(filled.map(({ name }: { name: string }) => name)).toEqual(['stay_guest'])
    expect(filled[0].rows).toMatchObject([{ names: 'Ingrid', origin: 'Bergen', in_date: STAY.entry }])
    expect(text).not.toMatch(/Quispe|detalle-de-rosa|@/)
    const { entries } = (await fixture.staffRequest('GET', '/audit?kind=reservation')).body
    expect(entries[0]).toMatchObject({ action: 'export', subject: { _id: stay } })
  })

  it('O-08 remain in the register for five years after the departure, then are erased on request', async () => {
    fixture.pass(20 * DAY_MS)
    const until = `${Number(STAY.departure.slice(0, 4)) + 5}${STAY.departure.slice(4)}`
    expect(await erase()).toMatchObject({ guestStays: [{ outcome: 'register', until }] })
    expect(await guests()).toHaveLength(1)
    fixture.pass(Date.parse(`${until}T17:00:00Z`) - DAY_MS - fixture.lodge.clock())
    expect((await overview()).guestStays).toMatchObject([{ outcome: 'register' }])
    fixture.pass(DAY_MS)
    expect(await overview()).toMatchObject({ erasable: true, guestStays: [{ outcome: 'erasable' }] })
    expect(await erase()).toMatchObject({ erasable: false, guestStays: [] })
    expect(await guests()).toEqual([])
  })

  it('O-08 are erased at once if the stay is cancelled, and the client remains', async () => {
    expect((await cancelAsStaff(fixture, stay)).status).toBe(200)
    expect(await overview()).toMatchObject({ erasable: true })
    expect(await erase()).toMatchObject({ guestStays: [] })
    expect(await guests()).toEqual([])
    const { entries } = (await fixture.staffRequest('GET', '/audit?kind=reservation')).body
    expect(entries[0]).toMatchObject({ subject: { _id: stay }, after: { personalData: 'erased' } })
    expect((await overview(CLIENT.email)).reservations).toMatchObject([
      { client: expect.stringMatching(/\S/) },
    ])
  })

  it('O-08 of a client who slept there too are shown under their e-mail', async () => {
    await addGuestTo(fixture, stay, {
      ...CLIENT,
      identificationDocument: 'DNI',
      identificationDocumentNumber: CLIENT.identificationDocumentNumber,
    })
    const { reservations, guestStays } = await overview(CLIENT.email)
    expect([reservations.length, guestStays.length]).toEqual([1, 1])
  })
})
