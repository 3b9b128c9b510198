import { addDays } from 'shared-ui/rules/calendar-date'
import type { Stay } from 'shared-ui/rules/stay'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { bookingRequest, sessionRequest } from '../../../test/booking-requests.ts'
import { describeOnEachDatabase } from '../../../test/databases.ts'
import { addRoom, type LodgeFixture, openLodge, TODAY } from '../../../test/lodge-fixture.ts'
import { approval, type ScriptedProvider, scriptedProvider } from '../../../test/scripted-provider.ts'
import { expireHolds, recoverInterrupted, settleUnknown } from './unsettled-service.ts'

const STAY: Stay = { entry: addDays(TODAY, 5), departure: addDays(TODAY, 8) }
const SECOND = 1_000

describeOnEachDatabase('charges without an answer', (open) => {
  let fixture: LodgeFixture & { payments: ScriptedProvider }
  let purchaseNumber: number

  beforeEach(async () => {
    fixture = await openLodge(await open(), scriptedProvider)
    fixture.payments.answerCharge = () => ({ kind: 'unknown', reason: 'time-out' })
  })
  afterEach(() => fixture.close())

  const rows = (table: 'taken_night' | 'reservation' | 'job' | 'payment_attempt') =>
    fixture.lodge.database.kysely.selectFrom(table).selectAll().execute()
  const states = async () => [
    (await rows('payment_attempt')).map((row) => 'state' in row && row.state),
    (await rows('reservation')).map((row) => 'state' in row && row.state),
    (await rows('taken_night')).length,
  ]
  const mails = async () =>
    (await rows('job')).flatMap((row) => ('kind' in row && row.kind === 'mail' ? [row.payload] : []))
  const charge = () => approval({ purchaseNumber: String(purchaseNumber), amount: 70_800 })

  async function bookWithoutAnswer() {
    const roomId = await addRoom(fixture.lodge)
    const session = sessionRequest(roomId, STAY)
    const { body } = await fixture.call('POST', session.url, session.body)
    purchaseNumber = Number(body.purchasenumber)
    const booking = bookingRequest(roomId, STAY, { tokenId: 'token-1', purchaseNumber: body.purchasenumber })
    return fixture.call('POST', booking.url, booking.body)
  }

  it('B-10 says neither yes nor no, keeps the nights and asks in five seconds (case 7)', async () => {
    expect((await bookWithoutAnswer()).body.outcome).toBe('unknown')
    expect(await states()).toEqual([['unknown'], ['pending'], 3])
    expect(await rows('job')).toMatchObject([
      { kind: 'settle-payment', run_at: new Date(fixture.lodge.clock() + 5 * SECOND).toISOString() },
    ])
    expect(await mails()).toEqual([])
  })

  it('B-10, B-11 confirms what the provider turns out to have approved, with one mail', async () => {
    await bookWithoutAnswer()
    fixture.payments.answerLookup = () => ({ kind: 'approved', charge: charge() })
    expect(await settleUnknown(fixture.lodge, purchaseNumber)).toBeNull()
    expect(await settleUnknown(fixture.lodge, purchaseNumber)).toBeNull()
    expect(await states()).toEqual([['confirmed'], ['confirmed'], 3])
    expect(await mails()).toHaveLength(1)
    expect(fixture.payments.charged).toHaveLength(1)
  })

  it('B-10 gives up a purchase that the provider never heard of only at the last look, and tells guest and lodge', async () => {
    await bookWithoutAnswer()
    for (const seconds of [5, 30, 120]) {
      expect(await settleUnknown(fixture.lodge, purchaseNumber)).toBeGreaterThan(fixture.lodge.clock())
      fixture.pass(seconds * SECOND)
      expect((await states())[0]).toEqual(['unknown'])
    }
    fixture.pass(600 * SECOND)
    expect(await settleUnknown(fixture.lodge, purchaseNumber)).toBe(fixture.lodge.clock() + 3_600 * SECOND)
    expect(await states()).toEqual([['reversed'], ['reversed'], 0])
    expect(await mails()).toEqual([
      expect.stringMatching(/payment-reversed.*guest/),
      expect.stringMatching(/payment-reversed.*lodge/),
    ])
  })

  it('B-10 gives back a charge that shows up after the purchase was given up', async () => {
    await bookWithoutAnswer()
    fixture.pass(601 * SECOND)
    await settleUnknown(fixture.lodge, purchaseNumber)
    fixture.payments.answerLookup = () => ({ kind: 'approved', charge: charge() })
    await settleUnknown(fixture.lodge, purchaseNumber)
    expect(fixture.payments.cancelled).toEqual([charge()])
    expect(await states()).toEqual([['reversed'], ['reversed'], 0])
  })

  it('B-07, B-10 never confirms an approval of another amount: the money goes back (case 5)', async () => {
    await bookWithoutAnswer()
    fixture.payments.answerLookup = () => ({ kind: 'approved', charge: { ...charge(), amount: 100 } })
    await settleUnknown(fixture.lodge, purchaseNumber)
    expect(fixture.payments.cancelled).toHaveLength(1)
    expect(await states()).toEqual([['reversed'], ['reversed'], 0])
  })

  it('B-10 gives the money back when staff took the reservation out meanwhile', async () => {
    await bookWithoutAnswer()
    const id = (await rows('reservation')).flatMap((row) => ('id' in row ? [row.id] : []))[0]
    expect((await fixture.staffCall('DELETE', `/reservation/delete?reservationID=${id}`)).status).toBe(200)
    fixture.payments.answerLookup = () => ({ kind: 'approved', charge: charge() })
    await settleUnknown(fixture.lodge, purchaseNumber)
    expect(fixture.payments.cancelled).toHaveLength(1)
    expect(await states()).toEqual([['reversed'], ['deleted'], 0])
  })

  it('B-10 frees the nights when the provider says that it denied', async () => {
    await bookWithoutAnswer()
    fixture.payments.answerLookup = () => ({
      kind: 'denied',
      denial: { actionCode: '116', actionDescription: '', card: '', brand: '' },
    })
    await settleUnknown(fixture.lodge, purchaseNumber)
    expect(await states()).toEqual([['reversed'], ['reversed'], 0])
  })

  it('B-10 takes up a charge that a crash cut off, once another run of the server starts', async () => {
    await bookWithoutAnswer()
    await fixture.lodge.database.kysely
      .updateTable('payment_attempt')
      .set({ state: 'authorizing', sent_by: 'a run before' })
      .execute()
    await fixture.lodge.database.kysely.deleteFrom('job').execute()
    fixture.pass(80 * SECOND)
    await recoverInterrupted(fixture.lodge)
    expect(await states()).toEqual([['unknown'], ['pending'], 3])
    expect(await rows('job')).toMatchObject([{ kind: 'settle-payment' }])
  })

  it('B-08 ends holds whose time ran out', async () => {
    const roomId = await addRoom(fixture.lodge)
    const session = sessionRequest(roomId, STAY)
    await fixture.call('POST', session.url, session.body)
    fixture.pass(16 * 60 * SECOND)
    await expireHolds(fixture.lodge)
    expect(await states()).toEqual([['expired'], [], 0])
  })
})
