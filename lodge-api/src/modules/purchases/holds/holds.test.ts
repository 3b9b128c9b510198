import { addDays } from 'shared-ui/rules/dates/calendar-date'
import { HOUR_MS, MINUTE_MS } from 'shared-ui/rules/dates/durations'
import type { Stay } from 'shared-ui/rules/reservations/stay'
import { VISIT_HEADER } from 'shared-ui/validators/http/visit-header'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../../test/databases/databases.ts'
import { bookingRequest, CLIENT, sessionRequest } from '../../../../test/fixtures/booking-requests.ts'
import { addRoom, type LodgeFixture, openLodge, TODAY } from '../../../../test/fixtures/lodge-fixture.ts'
import { type ScriptedProvider, scriptedProvider } from '../../../../test/payments/scripted-provider.ts'

const STAY: Stay = { entry: addDays(TODAY, 5), departure: addDays(TODAY, 8) }
const VISIT = 'a-browser-of-a-guest-1'
const TAB = 'a-tab-of-that-browser-1'

describeOnEachDatabase('holds', (open) => {
  let fixture: LodgeFixture & { payments: ScriptedProvider }
  let rooms: string[]

  beforeEach(async () => {
    fixture = await openLodge(await open(), scriptedProvider)
    rooms = []
    for (let number = 1; number <= 8; number += 1) {
      rooms.push(await addRoom(fixture.lodge, { identifier: `Molle ${number}` }))
    }
  })
  afterEach(() => fixture.close())

  const room = (index: number): string => rooms[index] ?? ''
  const openSession = (index: number, more: object = {}, stay = STAY) => {
    const { url, body } = sessionRequest(room(index), stay)
    return fixture.call('POST', url, { ...body, ...more })
  }
  const guest = (number: number) => ({
    email: `guest${number}@example.pe`,
    visit: `browser-of-guest-number-${number}`,
  })
  const free = async (visit?: string) => {
    const url = `/api/room/filter?inDate=${STAY.entry}&outDate=${addDays(STAY.departure, -1)}`
    const response = await fixture.app.inject({ url, ...(visit && { headers: { [VISIT_HEADER]: visit } }) })
    return response.json()
  }
  const pay = (purchaseNumber: string, stay = STAY, more: object = {}) => {
    const { url, body } = bookingRequest(room(0), stay, { tokenId: 'token-1', purchaseNumber })
    return fixture.call('POST', url, { ...body, ...more })
  }
  const lasts = (body: { sessionToken: { expirationTime: number } }) =>
    (body.sessionToken.expirationTime - fixture.lodge.clock()) / MINUTE_MS

  it.each([
    ['browser', (number: number) => ({ email: `guest${number}@example.pe`, visit: VISIT })],
    ['e-mail', (number: number) => ({ visit: `browser-of-guest-number-${number}` })],
  ])('M-08 allows two rooms per %s and refuses the third with too_many_holds', async (_what, who) => {
    expect((await openSession(0, who(0))).status).toBe(200)
    expect((await openSession(1, who(1))).status).toBe(200)
    const third = await openSession(2, who(2))
    expect([third.status, third.body.errorCode]).toEqual([429, 'too_many_holds'])
    expect(third.body.errorMessage).toMatch(/separad/i)
  })

  it('M-08 counts holds by e-mail regardless of case', async () => {
    await openSession(0, { email: 'rosa@example.pe' })
    await openSession(1, { email: 'Rosa@example.pe' })
    expect((await openSession(2, { email: 'ROSA@example.pe' })).body.errorCode).toBe('too_many_holds')
  })

  it('M-08 counts purchases whose charge has no outcome', async () => {
    fixture.payments.respondToCharge = () => ({ kind: 'unknown', reason: 'timeout' })
    for (const index of [0, 1]) {
      const { body } = await openSession(index)
      const request = bookingRequest(room(index), STAY, {
        tokenId: 'token-1',
        purchaseNumber: body.purchasenumber,
      })
      expect((await fixture.call('POST', request.url, request.body)).body.outcome).toBe('unknown')
    }
    expect((await openSession(2)).body.errorCode).toBe('too_many_holds')
  })

  it('M-08 allows six rooms per address and refuses the seventh', async () => {
    for (let number = 0; number < 6; number += 1) {
      expect((await openSession(number, guest(number))).status).toBe(200)
    }
    const seventh = await openSession(6, guest(6))
    expect([seventh.status, seventh.body.errorCode]).toEqual([429, 'too_many_holds'])
    fixture.pass(15 * MINUTE_MS)
    expect((await openSession(6, guest(6))).status).toBe(200)
  })

  it('M-08 counts holds that are opened simultaneously', async () => {
    const sessions = await Promise.all(
      Array.from({ length: 8 }, (_, number) => openSession(number, guest(number))),
    )
    expect(sessions.filter(({ status }) => status === 200)).toHaveLength(6)
  })

  it('M-08 holds for fifteen minutes, or five once half of the rooms are held for a night', async () => {
    for (let number = 0; number < 4; number += 1) {
      expect(lasts((await openSession(number, guest(number))).body)).toBe(15)
    }
    expect(lasts((await openSession(4, guest(4))).body)).toBe(5)
    const elsewhere = { entry: addDays(TODAY, 20), departure: addDays(TODAY, 21) }
    expect(lasts((await openSession(5, guest(5), elsewhere)).body)).toBe(15)
  })

  it('M-08 shows a room as free to the browser that holds it and as held to others', async () => {
    await openSession(0, { visit: VISIT })
    const until = new Date(fixture.lodge.clock() + 15 * MINUTE_MS).toISOString()
    const others = await free()
    expect(others.availableRooms).toHaveLength(7)
    expect(others.heldRooms).toEqual([{ _id: room(0), until }])
    const own = await free(VISIT)
    expect(own.availableRooms).toHaveLength(8)
    expect(own.heldRooms).toEqual([])
  })

  it('M-08 replaces the hold of the same tab for any room and nights', async () => {
    await openSession(0, { visit: VISIT, tab: TAB })
    expect((await openSession(1, { visit: VISIT, tab: TAB })).status).toBe(200)
    expect((await free()).heldRooms).toMatchObject([{ _id: room(1) }])
  })

  it('M-08 shows the end of another hold in Lima time', async () => {
    await openSession(0, guest(1))
    const { status, body } = await openSession(0, guest(2))
    expect([status, body.errorCode]).toEqual([409, 'nights_held'])
    expect(body.heldUntil).toBe(new Date(fixture.lodge.clock() + 15 * MINUTE_MS).toISOString())
    expect(body.errorMessage).toContain('12:15')
  })

  it('M-08 ends a hold when its guest leaves, and ignores a guessed number or key', async () => {
    const { body } = await openSession(0)
    const key = { purchaseNumber: body.purchasenumber, sessionKey: body.sessionToken.sessionKey }
    for (const wrong of [
      { ...key, sessionKey: 'guessed' },
      { ...key, purchaseNumber: '999999999' },
    ]) {
      expect((await fixture.call('POST', '/reservation/release-hold', wrong)).status).toBe(200)
    }
    expect((await free()).availableRooms).toHaveLength(7)
    expect((await fixture.call('POST', '/reservation/release-hold', key)).status).toBe(200)
    expect((await free()).availableRooms).toHaveLength(8)
  })

  it('M-08 lists holds for staff and lets them release one whose charge has not begun', async () => {
    const { body } = await openSession(0)
    const nights = `inDate=${STAY.entry}&outDate=${addDays(STAY.departure, -1)}`
    const found = await fixture.staffRequest('GET', `/room/availability?${nights}`)
    expect(found.body.unavailableRooms[0].holds).toEqual([
      {
        purchaseNumber: body.purchasenumber,
        inDate: STAY.entry,
        outDate: addDays(STAY.departure, -1),
        until: new Date(fixture.lodge.clock() + 15 * MINUTE_MS).toISOString(),
      },
    ])
    const release = () => fixture.staffRequest('DELETE', `/hold/delete?purchaseNumber=${body.purchasenumber}`)
    expect((await release()).status).toBe(200)
    expect((await free()).availableRooms).toHaveLength(8)
    expect((await release()).body.errorCode).toBe('hold_not_open')
    const [line] = await fixture.lodge.database.kysely
      .selectFrom('audit_log')
      .select(['action', 'subject_kind', 'subject_id'])
      .where('action', '=', 'delete')
      .execute()
    expect(line).toEqual({ action: 'delete', subject_kind: 'payment', subject_id: body.purchasenumber })
  })

  it('M-08 refuses to release a hold whose charge has begun', async () => {
    const { body } = await openSession(0)
    await pay(body.purchasenumber)
    const response = await fixture.staffRequest(
      'DELETE',
      `/hold/delete?purchaseNumber=${body.purchasenumber}`,
    )
    expect([response.status, response.body.errorCode]).toEqual([409, 'hold_not_open'])
  })

  it('M-09 charges an ended hold within an hour, and not after it', async () => {
    const { body } = await openSession(0)
    fixture.pass(15 * MINUTE_MS + HOUR_MS)
    const late = await pay(body.purchasenumber)
    expect([late.status, late.body.errorCode]).toEqual([409, 'hold_lost'])
    expect(fixture.payments.charged).toEqual([])
    const next = await openSession(0)
    fixture.pass(15 * MINUTE_MS + HOUR_MS - 1)
    expect((await pay(next.body.purchasenumber)).body.outcome).toBe('confirmed')
  })

  it('M-09 charges an ended hold only if the price is unchanged', async () => {
    const { body } = await openSession(0)
    await fixture.lodge.database.kysely.updateTable('room').set({ price_per_night: 2_500_000 }).execute()
    fixture.pass(16 * MINUTE_MS)
    expect((await pay(body.purchasenumber)).body.errorCode).toBe('hold_lost')
    expect(fixture.payments.charged).toEqual([])
  })

  it("M-09 charges the price of an open hold after the room's price changed", async () => {
    const { body } = await openSession(0)
    await fixture.lodge.database.kysely.updateTable('room').set({ price_per_night: 2_500_000 }).execute()
    expect((await pay(body.purchasenumber)).body.outcome).toBe('confirmed')
  })

  it('M-09 refuses an ended hold whose first night has passed', async () => {
    const tonight = { entry: TODAY, departure: addDays(TODAY, 1) }
    fixture.pass(11 * HOUR_MS + 50 * MINUTE_MS)
    const { body } = await openSession(0, { lateArrivalAccepted: true }, tonight)
    fixture.pass(30 * MINUTE_MS)
    const response = await pay(body.purchasenumber, tonight, { lateArrivalAccepted: true })
    expect(response.body.errorCode).toBe('hold_lost')
  })

  it('M-08 sells tonight after 20:00 only with lateArrivalAccepted', async () => {
    const tonight = { entry: TODAY, departure: addDays(TODAY, 1) }
    fixture.pass(8 * HOUR_MS - MINUTE_MS)
    const before = await openSession(0, guest(1), tonight)
    expect(before.status).toBe(200)
    fixture.pass(MINUTE_MS)
    const refused = await openSession(1, guest(2), tonight)
    expect([refused.status, refused.body.errorCode]).toEqual([409, 'late_check_in'])
    expect((await openSession(1, { ...guest(2), lateArrivalAccepted: true }, tonight)).status).toBe(200)
    const client = { ...CLIENT, email: guest(1).email }
    const paying = await pay(before.body.purchasenumber, tonight, { client })
    expect(paying.body.errorCode).toBe('late_check_in')
    expect(fixture.payments.charged).toEqual([])
    const accepted = await pay(before.body.purchasenumber, tonight, { client, lateArrivalAccepted: true })
    expect(accepted.body.outcome).toBe('confirmed')
  })

  it('M-08 returns the same error for a guessed and an unknown purchase number', async () => {
    const { body } = await openSession(0)
    const stranger = { client: { ...CLIENT, email: 'stranger@example.pe' } }
    const guessed = await pay(body.purchasenumber, STAY, stranger)
    const unknown = await pay('999999999', STAY, stranger)
    expect(guessed).toMatchObject({ status: 404, body: { errorCode: 'purchase_not_found' } })
    expect(unknown.body).toEqual(guessed.body)
  })

  it("M-08 returns the end of a guest's hold to staff who reserve the same nights", async () => {
    await openSession(0)
    const { body } = bookingRequest(room(0), STAY, { tokenId: '', purchaseNumber: '' })
    const response = await fixture.staffRequest('POST', `/reservation/create?roomID=${room(0)}`, {
      reservation: body.reservation,
      client: CLIENT,
    })
    expect([response.status, response.body.errorCode]).toEqual([409, 'nights_held'])
  })
})
