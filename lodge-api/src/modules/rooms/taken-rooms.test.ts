import { addDays } from 'shared-ui/rules/dates/calendar-date'
import { VISIT_HEADER } from 'shared-ui/validators/http/visit-header'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases/databases.ts'
import { bookingRequest, sessionRequest } from '../../../test/fixtures/booking-requests.ts'
import { addRoom, type LodgeFixture, openLodge, TODAY } from '../../../test/fixtures/lodge-fixture.ts'
import { createAsStaff } from '../../../test/fixtures/reservation-changes.ts'
import { scriptedProvider } from '../../../test/payments/scripted-provider.ts'

const day = (days: number) => addDays(TODAY, days)
const STAY = { entry: day(5), departure: day(7) }
const VISIT = 'browser-of-this-test'

describeOnEachDatabase('GET /room/taken', (open) => {
  let fixture: LodgeFixture
  let roomId: string

  beforeEach(async () => {
    fixture = await openLodge(await open(), scriptedProvider)
    roomId = await addRoom(fixture.lodge, { identifier: 'Molle' })
    await addRoom(fixture.lodge, { identifier: 'Retama' })
  })
  afterEach(() => fixture.close())

  const taken = async (visit?: string) => {
    const url = `/api/room/taken?inDate=${STAY.entry}&outDate=${addDays(STAY.departure, -1)}`
    const response = await fixture.app.inject({ url, ...(visit && { headers: { [VISIT_HEADER]: visit } }) })
    return response.json().takenRooms
  }

  it('P-16 lists nothing while all rooms are free, also if nights around the stay are taken', async () => {
    await createAsStaff(fixture, roomId, { stay: { entry: day(3), departure: STAY.entry } })
    await createAsStaff(fixture, roomId, { stay: { entry: STAY.departure, departure: day(9) } })
    expect(await taken()).toEqual([])
  })

  it('P-16 lists a reserved room with the nearest earlier and later nights that are free', async () => {
    await createAsStaff(fixture, roomId, { stay: { entry: day(6), departure: day(9) } })
    expect(await taken()).toMatchObject([
      {
        _id: roomId,
        identifier: 'Molle',
        reason: 'reserved',
        until: null,
        nearest: [
          { inDate: day(4), outDate: day(5) },
          { inDate: day(9), outDate: day(10) },
        ],
      },
    ])
  })

  it('P-16 lists a blocked room, and a room that is partly reserved as reserved', async () => {
    const block = (date: string) =>
      fixture.staffRequest('POST', `/blocking/create?roomID=${roomId}`, { blockings: [{ date }] })
    await block(day(5))
    expect(await taken()).toMatchObject([{ _id: roomId, reason: 'blocked' }])
    await createAsStaff(fixture, roomId, { stay: { entry: day(6), departure: day(7) } })
    expect(await taken()).toMatchObject([{ _id: roomId, reason: 'reserved' }])
  })

  it('M-08, P-16 lists a held room with the end of the hold, but not to the browser that holds it', async () => {
    const { url, body } = sessionRequest(roomId, STAY)
    await fixture.call('POST', url, { ...body, visit: VISIT })
    const until = new Date(fixture.lodge.clock() + 15 * 60_000).toISOString()
    expect(await taken('another-browser-of-test')).toMatchObject([{ _id: roomId, reason: 'held', until }])
    expect(await taken(VISIT)).toEqual([])
    fixture.pass(15 * 60_000)
    expect(await taken()).toEqual([])
  })

  it('M-08 lists a room that the same browser has bought', async () => {
    const session = sessionRequest(roomId, STAY)
    const { body } = await fixture.call('POST', session.url, { ...session.body, visit: VISIT })
    const payment = { tokenId: 'token-1', purchaseNumber: body.purchasenumber }
    const booking = bookingRequest(roomId, STAY, payment)
    expect((await fixture.call('POST', booking.url, booking.body)).body.outcome).toBe('confirmed')
    expect(await taken(VISIT)).toMatchObject([{ _id: roomId, reason: 'reserved' }])
  })

  it('V-09, V-10 refuses nights that cannot be booked', async () => {
    const { status, body } = await fixture.call('GET', `/room/taken?inDate=${day(-1)}&outDate=${day(1)}`)
    expect([status, body.fields.inDate]).toEqual([400, expect.stringMatching(/antes de hoy/)])
  })
})
