import { addDays } from 'shared-ui/rules/dates/calendar-date'
import { DAY_MS, HOUR_MS } from 'shared-ui/rules/dates/durations'
import type { Stay } from 'shared-ui/rules/reservations/stay'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases/databases.ts'
import { addEntry, paid } from '../../../test/fixtures/folio-entries.ts'
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

/** Three nights from today, when it is noon. */
const STAY: Stay = { entry: TODAY, departure: addDays(TODAY, 3) }

type Action = 'check-in' | 'check-out' | 'no-show' | 'undo-stay'

describeOnEachDatabase('check-in, check-out and no-show', (open) => {
  let fixture: LodgeFixture
  let roomId: string

  beforeEach(async () => {
    fixture = await openLodge(await open(), scriptedProvider)
    roomId = await addRoom(fixture.lodge)
  })
  afterEach(() => fixture.close())

  const create = async (stay = STAY) => String((await createAsStaff(fixture, roomId, { stay })).body.id)
  const mark = (id: string, action: Action, body: object) =>
    fixture.staffRequest('POST', `/reservation/${action}?reservationID=${id}`, body)
  const takenNights = async () => {
    const { kysely } = fixture.lodge.database
    const rows = await kysely.selectFrom('taken_night').select('night').orderBy('night').execute()
    return rows.map(({ night }) => night)
  }
  const stayOf = async (id: string) => (await reservationOf(fixture, id)).stay
  const today = async () => (await fixture.staffRequest('GET', '/reservation/today')).body
  const listed = async (state: string) =>
    (await fixture.staffRequest('GET', `/reservation?state=${state}`)).body.total

  it('D-02 stores state, time and staff member, and undoes them one by one', async () => {
    const id = await create()
    expect(await mark(id, 'check-in', { version: 1 })).toMatchObject({
      status: 200,
      body: { state: 'in_house', version: 2 },
    })
    const checkedIn = { state: 'in_house', by: 'recepcion', freedFrom: null, at: '2027-03-10T17:00:00.000Z' }
    expect(await stayOf(id)).toEqual(checkedIn)
    fixture.pass(HOUR_MS)
    await mark(id, 'check-out', { version: 2 })
    expect(await stayOf(id)).toMatchObject({ state: 'left', at: '2027-03-10T18:00:00.000Z' })
    await mark(id, 'undo-stay', { version: 3 })
    expect(await stayOf(id)).toEqual(checkedIn)
    await mark(id, 'undo-stay', { version: 4 })
    expect(await stayOf(id)).toEqual({ state: 'to_come', at: null, by: null, freedFrom: null })
    const { history } = await reservationOf(fixture, id)
    expect(history.map(({ kind }: { kind: string }) => kind)).toEqual([
      'created_by_staff',
      'checked_in',
      'checked_out',
      'check_out_undone',
      'check_in_undone',
    ])
    const audit = await fixture.lodge.database.kysely.selectFrom('audit_log').select('after').execute()
    expect(audit.map(({ after }) => after)).toContain('{"stay":"in_house"}')
  })

  it('D-02 checks in once when two members press at the same time', async () => {
    const id = await create()
    const responses = await Promise.all([
      mark(id, 'check-in', { version: 1 }),
      mark(id, 'check-in', { version: 1 }),
    ])
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    const { history, version } = await reservationOf(fixture, id)
    expect([version, history.length]).toEqual([2, 2])
  })

  it('D-02 refuses a mark on an outdated version with the stored record', async () => {
    const id = await create()
    await mark(id, 'check-in', { version: 1 })
    const { status, body } = await mark(id, 'undo-stay', { version: 1 })
    expect([status, body.errorCode, body.current.version]).toEqual([409, 'changed_meanwhile', 2])
  })

  it('D-02 refuses a check-in before the entry day and a no-show before 20:00', async () => {
    const tomorrow = await create({ entry: addDays(TODAY, 1), departure: addDays(TODAY, 2) })
    expect((await mark(tomorrow, 'check-in', { version: 1 })).body.errorCode).toBe('stay_action_refused')
    const id = await create({ entry: TODAY, departure: addDays(TODAY, 1) })
    expect((await mark(id, 'no-show', { version: 1 })).body.errorCode).toBe('stay_action_refused')
    fixture.pass(8 * HOUR_MS)
    expect((await mark(id, 'no-show', { version: 1 })).status).toBe(200)
  })

  it('D-02 keeps the money of a no-show and does not count it as cancelled', async () => {
    const { id } = await bookByCard(fixture, roomId, STAY)
    fixture.pass(8 * HOUR_MS)
    await mark(id, 'no-show', { version: 2, rest: 'free' })
    expect(await reservationOf(fixture, id)).toMatchObject({
      state: 'confirmed',
      stay: { state: 'no_show', freedFrom: TODAY },
      paidByCard: 708,
      refunds: [],
    })
    expect(await takenNights()).toEqual([])
    expect([await listed('cancelled'), await listed('no_show'), await listed('standing')]).toEqual([0, 1, 0])
  })

  it('D-03 retains what was paid of a no-show, so that it owes nothing more until it is undone', async () => {
    const id = await create()
    const balance = async () => (await reservationOf(fixture, id)).folio.balance
    const owed = await balance()
    expect(owed).toBeGreaterThan(0)
    fixture.pass(8 * HOUR_MS)
    await mark(id, 'no-show', { version: 1 })
    expect(await balance()).toBe(0)
    await mark(id, 'undo-stay', { version: 2 })
    expect(await balance()).toBe(owed)
  })

  it("D-03 returns each stay's balance with the day, and filters the list by it", async () => {
    const id = await create()
    const settled = String(
      (await createAsStaff(fixture, await addRoom(fixture.lodge, { identifier: 'Lúcuma' }), { stay: STAY }))
        .body.id,
    )
    await addEntry(fixture, settled, paid(708, 'cash'))
    await addEntry(fixture, id, paid(700, 'yape'))
    const balances = async () =>
      (await today()).stays.map(({ _id, balance }: { _id: string; balance: number }) => [_id, balance])
    expect(await balances()).toEqual([
      [settled, 0],
      [id, 8],
    ])
    const withBalance = async (side: string) =>
      (await fixture.staffRequest('GET', `/reservation?balance=${side}`)).body
    expect(await withBalance('owed')).toMatchObject({ total: 1, reservations: [{ _id: id, balance: 8 }] })
    expect((await withBalance('credit')).total).toBe(0)
    await addEntry(fixture, settled, { ...paid(1, 'cash'), version: 1 })
    expect(await withBalance('credit')).toMatchObject({
      total: 1,
      reservations: [{ _id: settled, balance: -1 }],
    })
  })

  it('D-02 frees the remaining nights of an early departure only if asked', async () => {
    const id = await create()
    await mark(id, 'check-in', { version: 1 })
    fixture.pass(DAY_MS)
    await mark(id, 'check-out', { version: 2 })
    expect(await takenNights()).toHaveLength(3)
    await mark(id, 'undo-stay', { version: 3 })
    await mark(id, 'check-out', { version: 4, rest: 'free' })
    expect(await takenNights()).toEqual([TODAY])
    expect((await reservationOf(fixture, id)).history.at(-1)).toMatchObject({
      kind: 'checked_out',
      facts: { freedFrom: addDays(TODAY, 1) },
    })
    const board = await fixture.staffRequest('GET', `/board?from=${TODAY}&to=${addDays(TODAY, 9)}`)
    expect(board.body.reservations).toMatchObject([{ outDate: TODAY, stay: 'left' }])
  })

  it('D-01 takes the freed nights again on undo', async () => {
    const id = await create()
    await mark(id, 'check-in', { version: 1 })
    await mark(id, 'check-out', { version: 2, rest: 'free' })
    expect(await takenNights()).toEqual([])
    expect((await mark(id, 'undo-stay', { version: 3 })).status).toBe(200)
    expect(await takenNights()).toHaveLength(3)
  })

  it('D-01 refuses the undo and names the taker once the freed nights were sold', async () => {
    const id = await create()
    await mark(id, 'check-in', { version: 1 })
    fixture.pass(DAY_MS)
    await mark(id, 'check-out', { version: 2, rest: 'free' })
    const taker = await create({ entry: addDays(TODAY, 2), departure: addDays(TODAY, 3) })
    const { status, body } = await mark(id, 'undo-stay', { version: 3 })
    expect([status, body.errorCode]).toEqual([409, 'freed_nights_taken'])
    expect(body.taker).toMatchObject({ kind: 'reservation', night: addDays(TODAY, 2), reservationID: taker })
    expect(body.errorMessage).toContain('la noche del 12 de marzo')
    expect(body.errorMessage).toContain('Quispe Mamani, Rosa Elvira')
    expect(await stayOf(id)).toMatchObject({ state: 'left' })
    expect(await takenNights()).toHaveLength(2)
  })

  it('D-01 names a blocking that took the freed nights', async () => {
    const id = await create()
    await mark(id, 'check-in', { version: 1 })
    await mark(id, 'check-out', { version: 2, rest: 'free' })
    await fixture.staffRequest('POST', `/blocking/create?roomID=${roomId}`, {
      blockings: [{ date: addDays(TODAY, 1) }],
    })
    const { body } = await mark(id, 'undo-stay', { version: 3 })
    expect(body.errorMessage).toContain('un bloqueo del personal')
  })

  it('D-01 gives freed nights either to the undo or to a simultaneous booking', async () => {
    const id = await create()
    await mark(id, 'check-in', { version: 1 })
    await mark(id, 'check-out', { version: 2, rest: 'free' })
    const [undone, booked] = await Promise.all([
      mark(id, 'undo-stay', { version: 3 }),
      createAsStaff(fixture, roomId, { stay: STAY }),
    ])
    expect([undone.status, booked.status].toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(await takenNights()).toHaveLength(3)
  })

  it('D-02 refuses to cancel or change once the guest is gone, and to cancel in house', async () => {
    const id = await create()
    await mark(id, 'check-in', { version: 1 })
    expect((await cancelAsStaff(fixture, id)).body.errorCode).toBe('stay_marked')
    await mark(id, 'check-out', { version: 2 })
    const change = { version: 3, room: roomId, ...nightsOf(STAY), total: 708 }
    expect((await changeAsStaff(fixture, id, change)).body.errorCode).toBe('stay_marked')
  })

  it('B-12 refuses the cancellation by link of a guest who came before check-in opens', async () => {
    const { id } = await bookByCard(fixture, roomId, STAY)
    await mark(id, 'check-in', { version: 2 })
    const token = await guestTokenFor(fixture.lodge, id)
    const { status, body } = await cancelAsGuest(fixture, token, { version: 3, refund: 0 })
    expect([status, body.errorCode]).toEqual([409, 'stay_begun'])
  })

  it('D-02 leaves statistics as they are', async () => {
    const counted = async () => (await fixture.staffRequest('GET', '/statistic/main-statistic')).body
    const id = await create()
    const before = await counted()
    await mark(id, 'check-in', { version: 1 })
    await mark(id, 'check-out', { version: 2, rest: 'free' })
    expect(await counted()).toEqual(before)
  })

  it('D-01 lists the day of Lima with free rooms, and late arrivals until a week after the stay', async () => {
    const other = await addRoom(fixture.lodge, { identifier: 'Lúcuma' })
    const id = await create({ entry: TODAY, departure: addDays(TODAY, 1) })
    const { body } = await fixture.staffRequest('GET', '/reservation/today')
    expect(body).toMatchObject({
      day: TODAY,
      stays: [{ _id: id, room: { identifier: 'Molle', capacity: 2 }, client: { phone: '984000111' } }],
      free: [{ _id: other, identifier: 'Lúcuma' }],
    })
    expect(JSON.stringify(body)).not.toContain('total')
    // 23:59 of the same day, then the next.
    fixture.pass(12 * HOUR_MS - 60_000)
    expect((await today()).day).toBe(TODAY)
    fixture.pass(60_000)
    expect((await today()).day).toBe(addDays(TODAY, 1))
    fixture.pass(7 * DAY_MS)
    expect((await today()).stays).toHaveLength(1)
    fixture.pass(DAY_MS)
    expect((await today()).stays).toHaveLength(0)
  })
})
