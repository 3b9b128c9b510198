import { addDays } from 'shared-ui/rules/dates/calendar-date'
import { HOUR_MS, SECOND_MS } from 'shared-ui/rules/dates/durations'
import type { Stay } from 'shared-ui/rules/reservations/stay'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../../test/databases/databases.ts'
import { bookingRequest, sessionRequest } from '../../../../test/fixtures/booking-requests.ts'
import { addRoom, type LodgeFixture, openLodge, TODAY } from '../../../../test/fixtures/lodge-fixture.ts'
import {
  approval,
  DENIAL,
  type ScriptedProvider,
  scriptedProvider,
} from '../../../../test/payments/scripted-provider.ts'
import { ProviderUnavailable } from '../../../payments/payment-provider.ts'
import { registerProviders } from '../../../payments/provider-registry.ts'
import { expireHolds } from '../holds/holds-service.ts'
import { createPaymentCompleter, endLeases } from './payment-completer.ts'
import { paymentLeaseLength } from './purchase-lease.ts'
import { settlePurchase } from './settle-purchase.ts'

const STAY: Stay = { entry: addDays(TODAY, 5), departure: addDays(TODAY, 8) }

describeOnEachDatabase('purchase completer', (open) => {
  let fixture: LodgeFixture & { payments: ScriptedProvider }
  let purchaseNumber: number

  beforeEach(async () => {
    fixture = await openLodge(await open(), scriptedProvider)
    fixture.payments.respondToCharge = () => ({ kind: 'unknown', reason: 'timeout' })
  })
  afterEach(() => fixture.close())

  const database = () => fixture.lodge.database.kysely
  const purchases = () => database().selectFrom('purchase').selectAll().execute()
  const reservations = () => database().selectFrom('reservation').selectAll().execute()
  const states = async () => [
    (await purchases()).map(({ state }) => state),
    (await reservations()).map(({ state }) => state),
    (await database().selectFrom('taken_night').select('night').execute()).length,
  ]
  const mails = async () =>
    (await database().selectFrom('job').select('payload').orderBy('id').execute()).map(({ payload }) => {
      const { template, to } = JSON.parse(payload) as { template: string; to: string }
      return `${template} ${to}`
    })
  const history = async () =>
    (await database().selectFrom('reservation_event').select('kind').orderBy('id').execute()).map(
      ({ kind }) => kind,
    )
  const charge = () => approval({ purchaseNumber: String(purchaseNumber), amount: 70_800 })

  async function bookWithoutResponse() {
    const roomId = await addRoom(fixture.lodge)
    const session = sessionRequest(roomId, STAY)
    const { body } = await fixture.call('POST', session.url, session.body)
    purchaseNumber = Number(body.purchasenumber)
    const booking = bookingRequest(roomId, STAY, { tokenId: 'token-1', purchaseNumber: body.purchasenumber })
    return fixture.call('POST', booking.url, booking.body)
  }
  /** Moves the clock by `seconds`, then runs the completer until nothing is due. */
  async function after(seconds: number) {
    fixture.pass(seconds * SECOND_MS)
    await createPaymentCompleter(fixture.lodge).runDue()
  }

  it('B-10 keeps the nights of an unknown charge and looks it up after five seconds (case 7)', async () => {
    expect((await bookWithoutResponse()).body.outcome).toBe('unknown')
    expect(await states()).toEqual([['unknown'], ['pending'], 3])
    expect(await purchases()).toMatchObject([
      { next_attempt_at: new Date(fixture.lodge.clock() + 5 * SECOND_MS).toISOString(), lease_until: null },
    ])
    expect(await mails()).toEqual([])
  })

  it('B-10 schedules the first look-up by PAYMENT_LOOKUP_SECONDS', async () => {
    fixture.lodge.config.paymentLookupSeconds = [2, 3]
    await bookWithoutResponse()
    expect(await purchases()).toMatchObject([
      { next_attempt_at: new Date(fixture.lodge.clock() + 2 * SECOND_MS).toISOString() },
    ])
  })

  it('B-10 B-11 confirms a charge that a look-up finds approved, with one mail to guest and lodge', async () => {
    await bookWithoutResponse()
    fixture.payments.respondToLookup = () => ({ kind: 'approved', charge: charge() })
    await after(5)
    await after(5)
    expect(await states()).toEqual([['confirmed'], ['confirmed'], 3])
    expect(await mails()).toEqual(['reservation-confirmed guest', 'reservation-notice lodge'])
    expect(fixture.payments.charged).toHaveLength(1)
    expect(fixture.payments.cancelled).toEqual([])
  })

  it('M-01 reports never_charged only after the last look-up finds no charge', async () => {
    await bookWithoutResponse()
    for (const seconds of [5, 25, 90]) {
      await after(seconds)
      expect((await states())[0]).toEqual(['unknown'])
    }
    await after(480)
    expect(await states()).toEqual([['never_charged'], ['failed'], 0])
    expect(await mails()).toEqual(['payment-ended guest', 'payment-ended lodge'])
    expect(await history()).toEqual(['payment_sent', 'payment_unanswered', 'never_charged'])
    expect(fixture.payments.cancelled).toEqual([])
  })

  it('M-01 returns and reports a charge that appears after never_charged', async () => {
    await bookWithoutResponse()
    for (const seconds of [5, 25, 90, 480]) await after(seconds)
    fixture.payments.respondToLookup = () => ({ kind: 'approved', charge: charge() })
    await after(3_600)
    expect((await states())[0]).toEqual(['returning'])
    await after(1)
    expect(await states()).toEqual([['returned'], ['failed'], 0])
    expect(fixture.payments.cancelled).toEqual([charge()])
    expect((await purchases())[0]).toMatchObject({
      transaction_id: charge().transactionId,
      next_attempt_at: null,
    })
    expect(await history()).toEqual([
      'payment_sent',
      'payment_unanswered',
      'never_charged',
      'charge_returning',
      'charge_returned',
    ])
    expect((await mails()).filter((mail) => mail === 'payment-ended guest')).toHaveLength(2)
  })

  it('B-10 looks a charge up once more after never_charged', async () => {
    await bookWithoutResponse()
    for (const seconds of [5, 25, 90, 480, 3_600]) await after(seconds)
    expect(await purchases()).toMatchObject([{ state: 'never_charged', next_attempt_at: null }])
  })

  it('B-07 B-10 returns an approved charge of another amount (case 5)', async () => {
    await bookWithoutResponse()
    fixture.payments.respondToLookup = () => ({ kind: 'approved', charge: { ...charge(), amount: 100 } })
    await after(5)
    await after(1)
    expect(fixture.payments.cancelled).toHaveLength(1)
    expect(await states()).toEqual([['returned'], ['failed'], 0])
  })

  it('B-10 returns the charge when staff deleted the reservation meanwhile', async () => {
    await bookWithoutResponse()
    const [reservation] = await reservations()
    const deleted = await fixture.staffRequest(
      'DELETE',
      `/reservation/delete?reservationID=${reservation?.id}`,
    )
    expect(deleted.status).toBe(200)
    fixture.payments.respondToLookup = () => ({ kind: 'approved', charge: charge() })
    await after(5)
    await after(1)
    expect(fixture.payments.cancelled).toHaveLength(1)
    expect(await states()).toEqual([['returned'], ['deleted'], 0])
  })

  it("M-01 stores the bank's reason of a late denial and frees the nights", async () => {
    await bookWithoutResponse()
    fixture.payments.respondToLookup = () => ({ kind: 'denied', denial: DENIAL })
    await after(5)
    expect(await states()).toEqual([['denied_late'], ['failed'], 0])
    expect(await purchases()).toMatchObject([
      { action_code: '116', action_description: 'Fondos insuficientes' },
    ])
    expect(await mails()).toEqual(['payment-ended guest', 'payment-ended lodge'])
  })

  it('M-01 reports a charge voided at the provider as returned', async () => {
    await bookWithoutResponse()
    fixture.payments.respondToLookup = () => ({ kind: 'voided' })
    await after(5)
    expect(await states()).toEqual([['returned'], ['failed'], 0])
  })

  it('M-02 confirms once when the approval arrives after the look-up', async () => {
    const late = Promise.withResolvers<void>()
    fixture.payments.respondToCharge = async (request) => {
      await late.promise
      return { kind: 'approved', charge: approval(request) }
    }
    const booking = bookWithoutResponse()
    await expect.poll(() => fixture.payments.charged.length).toBe(1)
    fixture.payments.respondToLookup = () => ({ kind: 'approved', charge: charge() })
    await after(paymentLeaseLength(fixture.lodge) / SECOND_MS)
    expect((await states())[0]).toEqual(['confirmed'])
    late.resolve()
    expect((await booking).body.outcome).toBe('confirmed')
    expect(fixture.payments.cancelled).toEqual([])
    expect(await states()).toEqual([['confirmed'], ['confirmed'], 3])
    expect(await mails()).toEqual(['reservation-confirmed guest', 'reservation-notice lodge'])
  })

  it('M-02 leaves a charge to its request until the lease ends, then takes it over', async () => {
    await bookWithoutResponse()
    await database().deleteFrom('reservation_event').execute()
    const until = new Date(fixture.lodge.clock() + 60 * SECOND_MS).toISOString()
    await sendAgain(until)
    await after(59)
    expect((await states())[0]).toEqual(['charging'])
    await after(1)
    expect((await states())[0]).toEqual(['unknown'])
    expect(await history()).toEqual(['payment_unanswered'])
  })

  it('M-02 takes over a lease written by a clock one day ahead', async () => {
    await bookWithoutResponse()
    await sendAgain(new Date(fixture.lodge.clock() + 24 * HOUR_MS).toISOString())
    await after(1)
    expect((await states())[0]).toEqual(['unknown'])
  })

  it('M-02 continues immediately after a killed server on SQLite', async () => {
    await bookWithoutResponse()
    await sendAgain(new Date(fixture.lodge.clock() + 60 * SECOND_MS).toISOString())
    await endLeases(fixture.lodge)
    await after(0)
    expect((await states())[0]).toEqual(['unknown'])
  })

  it('M-02 accepts an absent charge only from the current lease owner', async () => {
    await bookWithoutResponse()
    const owned = { purchase_number: purchaseNumber, lease_number: 1 }
    const stale = await settlePurchase(fixture.lodge, owned, { type: 'absent', lease: 0 })
    expect([stale.kind, stale.purchase.state]).toEqual(['settled', 'unknown'])
    const current = await settlePurchase(fixture.lodge, owned, { type: 'absent', lease: 1 })
    expect([current.kind, current.purchase.state]).toEqual(['moved', 'never_charged'])
  })

  it('M-06 retries at growing intervals while the provider is unreachable, and mails the lodge once after an hour', async () => {
    await bookWithoutResponse()
    fixture.payments.respondToLookup = () => {
      throw new ProviderUnavailable('connection refused')
    }
    await after(5)
    expect(await purchases()).toMatchObject([{ state: 'unknown', problem: 'unreachable' }])
    await after(HOUR_MS / SECOND_MS)
    const { alertUnsettled } = await import('../unsettled/unsettled-service.ts')
    await alertUnsettled(fixture.lodge)
    await alertUnsettled(fixture.lodge)
    expect(await mails()).toEqual(['payment-unsettled lodge'])
    const { body } = await fixture.staffRequest('GET', '/payment/unsettled')
    expect(body).toMatchObject({
      total: 1,
      payments: [
        { problem: 'charge_unknown', purchaseNumber: String(purchaseNumber), amount: 708, refundID: null },
      ],
    })
    expect((await fixture.staffRequest('GET', '/inbox')).body.payments).toBe(1)
  })

  it('M-07 looks a charge up at its own provider after a switch, and reports a provider that is not configured', async () => {
    await bookWithoutResponse()
    const next = scriptedProvider(fixture.lodge.clock)
    Object.assign(next, { identity: { provider: 'niubiz', environment: 'apiprod', merchantId: '7' } })
    fixture.payments.respondToLookup = () => ({ kind: 'approved', charge: charge() })
    fixture.lodge.payments = registerProviders(next)
    await after(5)
    expect(await purchases()).toMatchObject([{ state: 'unknown', problem: 'not_configured' }])
    fixture.lodge.payments = registerProviders(next, [fixture.payments])
    await after(600)
    expect((await states())[0]).toEqual(['confirmed'])
  })

  it("M-06 lets staff record a charge returned in the provider's portal only while it is being returned", async () => {
    await bookWithoutResponse()
    fixture.payments.respondToLookup = () => ({ kind: 'approved', charge: { ...charge(), amount: 1 } })
    fixture.payments.respondToCancel = () => {
      throw new ProviderUnavailable('not voided')
    }
    await after(5)
    await after(1)
    expect((await states())[0]).toEqual(['returning'])
    const mark = () => fixture.staffRequest('POST', `/payment/mark-returned?purchaseNumber=${purchaseNumber}`)
    expect((await mark()).status).toBe(200)
    expect((await states())[0]).toEqual(['returned'])
    expect((await mark()).body.errorCode).toBe('purchase_not_open')
    expect(await history()).toEqual([
      'payment_sent',
      'payment_unanswered',
      'charge_returning',
      'charge_returned_by_hand',
      'charge_returned',
    ])
  })

  it('B-08 ends expired holds, and one written by a clock one day ahead', async () => {
    const roomId = await addRoom(fixture.lodge)
    const session = sessionRequest(roomId, STAY)
    await fixture.call('POST', session.url, session.body)
    await expireHolds(fixture.lodge)
    expect((await states())[0]).toEqual(['held'])
    await database()
      .updateTable('purchase')
      .set({ expires_at: new Date(fixture.lodge.clock() + 24 * HOUR_MS).toISOString() })
      .execute()
    await expireHolds(fixture.lodge)
    expect(await states()).toEqual([['expired'], [], 0])
  })

  /** A purchase whose charge is being sent, with a lease until an instant (ISO 8601). */
  const sendAgain = (until: string) =>
    database()
      .updateTable('purchase')
      // Sets an earlier state directly, which the column type does not allow.
      .set({ state: 'charging', lease_until: until, next_attempt_at: new Date(0).toISOString() } as object)
      .execute()
})
