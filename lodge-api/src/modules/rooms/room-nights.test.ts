import { addDays } from 'shared-ui/rules/dates/calendar-date'
import { HOUR_MS } from 'shared-ui/rules/dates/durations'
import { VISIT_HEADER } from 'shared-ui/validators/http/visit-header'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases/databases.ts'
import { CLIENT, reservationBody, sessionRequest } from '../../../test/fixtures/booking-requests.ts'
import { addRoom, type LodgeFixture, openLodge, TODAY } from '../../../test/fixtures/lodge-fixture.ts'
import { scriptedProvider } from '../../../test/payments/scripted-provider.ts'

const VISIT = 'a-browser-of-a-guest-1'

describeOnEachDatabase('nights of a room', (open) => {
  let fixture: LodgeFixture
  let room: string

  beforeEach(async () => {
    fixture = await openLodge(await open(), scriptedProvider)
    room = await addRoom(fixture.lodge)
  })
  afterEach(() => fixture.close())

  const day = (ahead: number) => addDays(TODAY, ahead)
  const taken = async (visit = ''): Promise<string[]> => {
    const headers = { [VISIT_HEADER]: visit }
    const response = await fixture.app.inject({ url: `/api/room/nights?roomID=${room}`, headers })
    return response.json().takenNights
  }

  it('P-23 lists reserved, blocked and held nights without saying which is which', async () => {
    await fixture.staffRequest('POST', `/blocking/create?roomID=${room}`, { blockings: [{ date: day(2) }] })
    const reservation = reservationBody(room, { entry: day(4), departure: day(6) })
    await fixture.staffRequest('POST', `/reservation/create?roomID=${room}`, { reservation, client: CLIENT })
    const hold = sessionRequest(room, { entry: day(8), departure: day(9) })
    await fixture.call('POST', hold.url, { ...hold.body, visit: VISIT, tab: VISIT })
    const { status, body } = await fixture.call('GET', `/room/nights?roomID=${room}`)
    expect([status, body]).toEqual([
      200,
      { firstNight: TODAY, lastNight: day(394), takenNights: [day(2), day(4), day(5), day(8)] },
    ])
    expect(await taken(VISIT)).toEqual([day(2), day(4), day(5)])
    fixture.pass(HOUR_MS)
    expect(await taken()).toEqual([day(2), day(4), day(5)])
  })

  it('P-23 leaves out nights of other rooms and beyond the last one that can be booked', async () => {
    const other = await addRoom(fixture.lodge, { identifier: 'Retama' })
    const dates = [day(394), day(395)]
    await fixture.staffRequest('POST', `/blocking/create?roomID=${room}`, {
      blockings: dates.map((date) => ({ date })),
    })
    await fixture.staffRequest('POST', `/blocking/create?roomID=${other}`, { blockings: [{ date: day(1) }] })
    expect(await taken()).toEqual([day(394)])
  })

  it('P-23 returns 404 for a room that does not exist or is no longer on offer', async () => {
    for (const roomID of ['nothing', room]) {
      await fixture.lodge.database.kysely
        .updateTable('room')
        .set({ archived_at: '2027-01-01T00:00:00.000Z' })
        .execute()
      const { status, body } = await fixture.call('GET', `/room/nights?roomID=${roomID}`)
      expect([status, body.errorCode]).toEqual([404, 'room_not_found'])
    }
  })
})
