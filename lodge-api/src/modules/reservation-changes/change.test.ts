import { addDays } from 'shared-ui/rules/dates/calendar-date'
import { DAY_MS } from 'shared-ui/rules/dates/durations'
import type { Stay } from 'shared-ui/rules/reservations/stay'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSqliteLodge, type SqliteLodge } from '../../../test/databases/sqlite-lodge.ts'
import { sessionRequest } from '../../../test/fixtures/booking-requests.ts'
import { addRoom, TODAY } from '../../../test/fixtures/lodge-fixture.ts'
import { bookByCard, reservationOf } from '../../../test/fixtures/paid-reservation.ts'
import { changeAsStaff, createAsStaff, jobsOf, nightsOf } from '../../../test/fixtures/reservation-changes.ts'

const STAY: Stay = { entry: addDays(TODAY, 20), departure: addDays(TODAY, 22) }

describe('changeReservation', () => {
  let fixture: SqliteLodge
  let roomId: string
  let otherRoom: string

  beforeEach(async () => {
    fixture = await openSqliteLodge()
    roomId = await addRoom(fixture.lodge)
    otherRoom = await addRoom(fixture.lodge, { identifier: 'Lúcuma', pricePerNight: 3_000_000 })
  })
  afterEach(() => fixture.close())

  const create = async (stay = STAY) => String((await createAsStaff(fixture, roomId, { stay })).body.id)
  const quote = (id: string, stay: Stay, room = roomId) => {
    const query = new URLSearchParams({ reservationID: id, roomID: room, ...nightsOf(stay) })
    return fixture.staffRequest('GET', `/reservation/quote-change?${query.toString()}`)
  }
  const change = (id: string, stay: Stay, more: object = {}) =>
    changeAsStaff(fixture, id, { room: roomId, ...nightsOf(stay), total: 708, ...more })
  const takenNights = async () => {
    const rows = await fixture.lodge.database.kysely
      .selectFrom('taken_night')
      .select(['room_id', 'night'])
      .orderBy('night')
      .execute()
    return rows.map(({ room_id, night }) => `${room_id === roomId ? 'Molle' : 'Lúcuma'} ${night}`)
  }
  const LONGER: Stay = { ...STAY, departure: addDays(STAY.departure, 1) }

  it("A-12 quotes both prices before saving and ignores the reservation's own nights", async () => {
    const id = await create()
    await fixture.lodge.database.kysely.updateTable('room').set({ price_per_night: 2_500_000 }).execute()
    const { body } = await quote(id, LONGER)
    const segments = [
      expect.objectContaining({ room: { _id: roomId, identifier: 'Molle', category: 'Doble' } }),
    ]
    expect(body.quote).toEqual({
      nights: 3,
      agreed: { pricePerNight: 200, price: 600, IGV: 108, total: 708, segments },
      today: { pricePerNight: 250, price: 750, IGV: 135, total: 885, segments },
      usual: 'agreed',
      conflicts: [],
      version: 1,
    })
    expect((await quote(id, LONGER, otherRoom)).body.quote.usual).toBe('today')
    expect(await takenNights()).toHaveLength(2)
  })

  it('A-12 names the conflicts of the requested nights by date', async () => {
    const id = await create()
    const day = (ahead: number) => addDays(STAY.departure, ahead)
    await create({ entry: day(0), departure: day(1) })
    await fixture.staffRequest('POST', `/blocking/create?roomID=${roomId}`, { blockings: [{ date: day(1) }] })
    const held = sessionRequest(roomId, { entry: day(2), departure: day(3) })
    await fixture.call('POST', held.url, held.body)
    const { body } = await quote(id, { entry: STAY.entry, departure: day(4) })
    expect(body.quote.conflicts).toEqual([
      { date: day(0), taker: 'reservation' },
      { date: day(1), taker: 'blocking' },
      { date: day(2), taker: 'hold' },
    ])
  })

  it('A-12 moves to another room and dates, with history, search text, audit entry and mail', async () => {
    const id = await create()
    const stay = { entry: addDays(TODAY, 30), departure: addDays(TODAY, 31) }
    const more = { room: otherRoom, rate: 'today', total: 354, notice: 'mail' }
    expect((await change(id, stay, more)).status).toBe(200)
    expect(await takenNights()).toEqual([`Lúcuma ${stay.entry}`])
    const reservation = await reservationOf(fixture, id)
    expect(reservation).toMatchObject({ pricePerNight: 300, price: 300, IGV: 54, total: 354, version: 2 })
    expect(reservation.history.at(-1)).toMatchObject({
      kind: 'changed',
      by: 'recepcion',
      facts: {
        before: { room: 'Molle · Doble', inDate: STAY.entry, total: 472 },
        after: { room: 'Lúcuma · Doble', inDate: stay.entry, outDate: stay.entry, total: 354 },
      },
    })
    expect((await fixture.staffRequest('GET', '/reservation?search=lucuma')).body.total).toBe(1)
    expect((await fixture.staffRequest('GET', '/reservation?search=molle')).body.total).toBe(0)
    expect((await jobsOf(fixture)).map(({ template }) => template)).toEqual([
      'reservation-confirmed',
      'reservation-changed',
    ])
    const auditEntries = await fixture.lodge.database.kysely.selectFrom('audit_log').selectAll().execute()
    expect(auditEntries.at(-1)).toMatchObject({ action: 'update', after: expect.stringContaining('Lúcuma') })
  })

  it('case 19 returns the saved reservation to the second staff member', async () => {
    const id = await create()
    await change(id, LONGER)
    const { status, body } = await change(id, STAY, { total: 472 })
    expect([status, body.errorCode]).toEqual([409, 'changed_meanwhile'])
    expect(body.current).toMatchObject({ _id: id, version: 2, outDate: addDays(LONGER.departure, -1) })
  })

  it('B-07 refuses a total that differs from the quote', async () => {
    const id = await create()
    expect((await change(id, LONGER, { total: 707.99 })).body.errorCode).toBe('amounts_differ')
    expect(await reservationOf(fixture, id)).toMatchObject({ version: 1, total: 472 })
  })

  it.each([
    ['an entry that is past', { entry: addDays(TODAY, -1), departure: STAY.departure }, 'inDate'],
    ['no night', { entry: STAY.entry, departure: STAY.entry }, 'outDate'],
    ['31 nights', { entry: STAY.entry, departure: addDays(STAY.entry, 31) }, 'outDate'],
  ])('V-09 refuses %s and names the date', async (_, stay, field) => {
    const { status, body } = await change(await create(), stay)
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
  })

  it('A-12 lets present guests extend or leave today, but not yesterday', async () => {
    const { id } = await bookByCard(fixture, roomId, STAY)
    fixture.pass(21 * DAY_MS)
    const { version } = await reservationOf(fixture, id)
    expect((await change(id, LONGER, { version })).status).toBe(200)
    const leave = (departure: string) =>
      change(id, { ...STAY, departure }, { version: version + 1, total: 236 })
    expect((await leave(addDays(TODAY, 20))).body.fields).toHaveProperty('outDate')
    expect((await leave(addDays(TODAY, 21))).status).toBe(200)
  })

  it('A-12 refuses to change a deleted reservation', async () => {
    const id = await create()
    await fixture.staffRequest('DELETE', `/reservation/delete?reservationID=${id}`)
    expect((await change(id, LONGER)).body.errorCode).toBe('reservation_not_found')
  })
})
