import { addDays } from 'shared-ui/rules/dates/calendar-date'
import type { Stay } from 'shared-ui/rules/reservations/stay'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases/databases.ts'
import { cancelAsGuest, guestTokenFor } from '../../../test/fixtures/guest-link.ts'
import { addRoom, type LodgeFixture, openLodge, TODAY } from '../../../test/fixtures/lodge-fixture.ts'
import { bookByCard, reservationOf } from '../../../test/fixtures/paid-reservation.ts'
import {
  cancelAsStaff,
  changeAsStaff,
  createAsStaff,
  nightsOf,
} from '../../../test/fixtures/reservation-changes.ts'
import { scriptedProvider } from '../../../test/payments/scripted-provider.ts'

const STAY: Stay = { entry: addDays(TODAY, 20), departure: addDays(TODAY, 22) }
const LONGER: Stay = { ...STAY, departure: addDays(STAY.departure, 1) }
const NEXT_NIGHT: Stay = { entry: STAY.departure, departure: LONGER.departure }

describeOnEachDatabase('simultaneous changes', (open) => {
  let fixture: LodgeFixture
  let roomId: string

  beforeEach(async () => {
    fixture = await openLodge(await open(), scriptedProvider)
    roomId = await addRoom(fixture.lodge)
  })
  afterEach(() => fixture.close())

  const create = async (stay: Stay, room = roomId) =>
    String((await createAsStaff(fixture, room, { stay })).body.id)
  const stretch = (id: string) =>
    changeAsStaff(fixture, id, { room: roomId, ...nightsOf(LONGER), total: 708 })
  const takenNights = () =>
    fixture.lodge.database.kysely.selectFrom('taken_night').select(['night', 'reservation_id']).execute()
  const successes = (responses: { status: number }[]) => responses.filter(({ status }) => status === 200)

  it('B-09 keeps the old nights if one of the new ones is taken', async () => {
    const id = await create(STAY)
    await create(NEXT_NIGHT)
    const before = await takenNights()
    const { status, body } = await stretch(id)
    expect([status, body.errorCode]).toEqual([409, 'nights_taken'])
    expect(await takenNights()).toEqual(before)
    expect(await reservationOf(fixture, id)).toMatchObject({ version: 1, total: 472 })
  })

  it('B-09 gives the nights to either the change or the simultaneous booking', async () => {
    const id = await create(STAY)
    const responses = await Promise.all([stretch(id), createAsStaff(fixture, roomId, { stay: NEXT_NIGHT })])
    expect(successes(responses)).toHaveLength(1)
    expect(await takenNights()).toHaveLength(3)
  })

  it('B-09 swaps two reservations without a deadlock', async () => {
    const otherRoom = await addRoom(fixture.lodge, { identifier: 'Lúcuma' })
    const [one, other] = [await create(STAY), await create(STAY, otherRoom)]
    const nights = { ...nightsOf(STAY), rate: 'today', total: 472 }
    const responses = await Promise.all([
      changeAsStaff(fixture, one, { room: otherRoom, ...nights }),
      changeAsStaff(fixture, other, { room: roomId, ...nights }),
    ])
    expect(responses.map(({ body }) => body.errorCode)).toEqual(['nights_taken', 'nights_taken'])
    expect(await takenNights()).toHaveLength(4)
  })

  it('P-08 A-05 cancels once for repeated requests, and exports the amounts', async () => {
    const { id } = await bookByCard(fixture, roomId, STAY)
    const cancel = () => cancelAsStaff(fixture, id, { refund: 377.6 })
    expect(successes(await Promise.all([cancel(), cancel()]))).toHaveLength(1)
    expect((await reservationOf(fixture, id)).refunds).toHaveLength(1)
    expect((await cancel()).body.errorCode).toBe('reservation_not_active')
    const { body } = await fixture.staffRequest('GET', '/reservation/export')
    expect(String(body)).toContain('472.00;472.00;377.60')
  })

  it('B-12 orders one refund when the guest cancels twice while staff cancel', async () => {
    const { id } = await bookByCard(fixture, roomId, STAY)
    const token = await guestTokenFor(fixture.lodge, id)
    const byGuest = () => cancelAsGuest(fixture, token, { version: 2, refund: 377.6 })
    const byStaff = () => cancelAsStaff(fixture, id, { version: 2, refund: 377.6 })
    const responses = await Promise.all([byGuest(), byStaff(), byGuest()])
    expect(successes(responses)).toHaveLength(1)
    expect((await reservationOf(fixture, id)).refunds).toHaveLength(1)
    expect(await takenNights()).toEqual([])
    expect((await byGuest()).body.errorCode).toBe('reservation_not_active')
  })
})
