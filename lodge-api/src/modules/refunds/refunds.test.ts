import { addDays } from 'shared-ui/rules/dates/calendar-date'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from 'shared-ui/rules/dates/durations'
import type { Stay } from 'shared-ui/rules/reservations/stay'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases/databases.ts'
import { addRoom, type LodgeFixture, openLodge, TODAY } from '../../../test/fixtures/lodge-fixture.ts'
import { bookByCard, reservationOf } from '../../../test/fixtures/paid-reservation.ts'
import { cancelAsStaff } from '../../../test/fixtures/reservation-changes.ts'
import { type ScriptedProvider, scriptedProvider } from '../../../test/payments/scripted-provider.ts'
import { ProviderUnavailable, type RefundOutcome } from '../../payments/payment-provider.ts'
import { paymentLeaseLength } from '../purchases/completion/purchase-lease.ts'
import { alertUnsettled } from '../purchases/unsettled/unsettled-service.ts'
import { completeRefund, listDueRefunds } from './refund-completer.ts'

const STAY: Stay = { entry: addDays(TODAY, 14), departure: addDays(TODAY, 16) }

describeOnEachDatabase('refunds to a card', (open) => {
  let fixture: LodgeFixture & { payments: ScriptedProvider }
  let reservationId: string

  beforeEach(async () => {
    fixture = await openLodge(await open(), scriptedProvider)
  })
  afterEach(() => fixture.close())

  async function cancelPaid(): Promise<string> {
    const roomId = await addRoom(fixture.lodge)
    reservationId = (await bookByCard(fixture, roomId, STAY)).id
    await cancelAsStaff(fixture, reservationId, { refund: 377.6 })
    return (await refund())._id
  }
  const refund = async () => (await reservationOf(fixture, reservationId)).refunds[0]
  const row = () => fixture.lodge.database.kysely.selectFrom('refund').selectAll().executeTakeFirstOrThrow()
  const history = async () =>
    (
      await fixture.lodge.database.kysely
        .selectFrom('reservation_event')
        .select('kind')
        .orderBy('id')
        .execute()
    ).map(({ kind }) => kind)
  const mails = async () =>
    (await fixture.lodge.database.kysely.selectFrom('job').select('payload').orderBy('id').execute()).map(
      ({ payload }) => {
        const { template, to } = JSON.parse(payload) as { template: string; to: string }
        return `${template} ${to}`
      },
    )
  const respond = (outcome: RefundOutcome) => {
    fixture.payments.respondToRefund = () => outcome
  }
  const byStaff = (action: 'retry-refund' | 'refund-by-hand' | 'refund-given', id: string) =>
    fixture.staffRequest('POST', `/reservation/${action}?refundID=${id}`)
  /** Backdates the refund by `days`, because a staff session does not last that long. */
  const orderedAgo = (days: number) =>
    fixture.lodge.database.kysely
      .updateTable('refund')
      .set({ ordered_at: new Date(fixture.lodge.clock() - days * DAY_MS).toISOString() })
      .execute()

  it('B-10 P-08 orders the refund in the transaction of the cancellation, before requesting it', async () => {
    const id = await cancelPaid()
    expect(await refund()).toMatchObject({ state: 'waiting', problem: '', amount: 377.6 })
    expect(fixture.payments.refunded).toEqual([])
    expect(await listDueRefunds(fixture.lodge, 10)).toEqual([id])
  })

  it('B-10 P-08 requests the refund once and records that the provider executed it', async () => {
    const id = await cancelPaid()
    await completeRefund(fixture.lodge, id)
    await completeRefund(fixture.lodge, id)
    expect(fixture.payments.refunded).toEqual([
      { transactionId: '990000000000001', reference: expect.stringMatching(/^\d+-\w{4}$/), amount: 37_760 },
    ])
    expect(await refund()).toMatchObject({ state: 'done', problem: '' })
    expect((await history()).at(-1)).toBe('refunded')
    expect(await listDueRefunds(fixture.lodge, 10)).toEqual([])
  })

  it('M-04 never repeats an unclear refund, and alerts staff and the lodge immediately', async () => {
    const id = await cancelPaid()
    respond({ kind: 'unclear', reason: 'HTTP 500' })
    await completeRefund(fixture.lodge, id)
    expect(await refund()).toMatchObject({ state: 'unclear', problem: 'unclear' })
    fixture.pass(HOUR_MS)
    expect(await listDueRefunds(fixture.lodge, 10)).toEqual([])
    await completeRefund(fixture.lodge, id)
    expect(fixture.payments.refunded).toHaveLength(1)
    expect((await mails()).filter((mail) => mail === 'payment-unsettled lodge')).toHaveLength(1)
    const { body } = await fixture.staffRequest('GET', '/payment/unsettled')
    expect(body.payments).toMatchObject([{ problem: 'refund_unclear', refundID: id, amount: 377.6 }])
  })

  it('M-04 treats a refund interrupted by a crash as unclear and never repeats it', async () => {
    const id = await cancelPaid()
    const killed = Promise.withResolvers<RefundOutcome>()
    fixture.payments.respondToRefund = () => killed.promise
    const asking = completeRefund(fixture.lodge, id)
    await expect.poll(() => fixture.payments.refunded.length).toBe(1)
    fixture.pass(paymentLeaseLength(fixture.lodge))
    await completeRefund(fixture.lodge, id)
    expect((await row()).state).toBe('unclear')
    await completeRefund(fixture.lodge, id)
    expect(fixture.payments.refunded).toHaveLength(1)
    killed.resolve({ kind: 'done' })
    await asking
    expect((await row()).state).toBe('done')
  })

  it('M-04 leaves a refund to the server that holds its lease', async () => {
    const id = await cancelPaid()
    const late = Promise.withResolvers<RefundOutcome>()
    fixture.payments.respondToRefund = () => late.promise
    const asking = completeRefund(fixture.lodge, id)
    await expect.poll(() => fixture.payments.refunded.length).toBe(1)
    fixture.pass(paymentLeaseLength(fixture.lodge) - SECOND_MS)
    expect(await listDueRefunds(fixture.lodge, 10)).toEqual([])
    await completeRefund(fixture.lodge, id)
    expect((await row()).state).toBe('asking')
    late.resolve({ kind: 'done' })
    await asking
    expect(fixture.payments.refunded).toHaveLength(1)
  })

  it('M-04 repeats a refund that was certainly not sent', async () => {
    const id = await cancelPaid()
    fixture.payments.respondToRefund = () => {
      throw new ProviderUnavailable('connection refused')
    }
    await completeRefund(fixture.lodge, id)
    expect(await refund()).toMatchObject({ state: 'waiting', problem: 'unreachable' })
    respond({ kind: 'done' })
    fixture.pass(MINUTE_MS)
    await completeRefund(fixture.lodge, id)
    expect(await refund()).toMatchObject({ state: 'done', problem: '' })
  })

  it('M-04 lets staff settle an unclear refund as given, not given or paid by hand', async () => {
    const id = await cancelPaid()
    respond({ kind: 'unclear', reason: 'timeout' })
    await completeRefund(fixture.lodge, id)
    expect((await byStaff('retry-refund', id)).status).toBe(200)
    expect((await byStaff('retry-refund', id)).body.errorCode).toBe('refund_not_open')
    await completeRefund(fixture.lodge, id)
    const [first, second] = fixture.payments.refunded
    expect(second?.reference).toMatch(new RegExp(`^${first?.reference}r\\d+$`))
    expect((await byStaff('refund-given', id)).status).toBe(200)
    expect(await refund()).toMatchObject({ state: 'done' })
    expect((await byStaff('refund-by-hand', id)).body.errorCode).toBe('refund_not_open')
    expect((await history()).slice(-4)).toEqual([
      'refund_unclear',
      'refund_retried',
      'refund_unclear',
      'refund_given',
    ])
  })

  it('M-05 requests a refund only once its window opens', async () => {
    const id = await cancelPaid()
    const opensAt = fixture.lodge.clock() + 2 * DAY_MS
    fixture.payments.responseWindow = () => ({ kind: 'window', opensAt, closesAt: opensAt + 100 * DAY_MS })
    await completeRefund(fixture.lodge, id)
    expect(await row()).toMatchObject({
      state: 'waiting',
      problem: '',
      next_attempt_at: new Date(opensAt).toISOString(),
    })
    expect(fixture.payments.refunded).toEqual([])
    fixture.pass(2 * DAY_MS)
    await completeRefund(fixture.lodge, id)
    expect((await row()).state).toBe('done')
    expect(fixture.payments.refunded).toHaveLength(1)
  })

  it('M-05 requests a refused refund again an hour later', async () => {
    const id = await cancelPaid()
    respond({ kind: 'refused', reason: 'Not settled yet' })
    await completeRefund(fixture.lodge, id)
    const again = new Date(fixture.lodge.clock() + HOUR_MS).toISOString()
    expect(await row()).toMatchObject({ state: 'waiting', problem: 'refused', next_attempt_at: again })
  })

  it('M-05 makes a refund manual after a business day of refusals, and mails guest and lodge', async () => {
    const id = await cancelPaid()
    respond({ kind: 'refused', reason: 'Declined' })
    await orderedAgo(5)
    await completeRefund(fixture.lodge, id)
    expect(await refund()).toMatchObject({ state: 'manual', problem: 'refused' })
    expect((await mails()).filter((mail) => mail.startsWith('refund-manual'))).toEqual([
      'refund-manual guest',
      'refund-manual lodge',
    ])
    expect((await byStaff('refund-by-hand', id)).status).toBe(200)
    expect(await refund()).toMatchObject({ state: 'paid_by_hand' })
    expect((await history()).slice(-2)).toEqual(['refund_manual', 'refund_by_hand'])
    expect((await fixture.staffRequest('GET', '/inbox')).body.payments).toBe(0)
  })

  it.each([
    ['a brand that the provider does not refund', { kind: 'impossible' } as const, 'brand'],
    ['a charge that is too old', { kind: 'window', opensAt: 0, closesAt: 1 } as const, 'too_old'],
  ])(
    'M-05 makes a refund of %s manual immediately, without requesting it',
    async (_what, window, problem) => {
      fixture.payments.responseWindow = () => window
      const id = await cancelPaid()
      expect(await refund()).toMatchObject({ state: 'manual', problem })
      await completeRefund(fixture.lodge, id)
      expect(fixture.payments.refunded).toEqual([])
      expect(await mails()).toContain('payment-unsettled lodge')
    },
  )

  it('M-05 makes a refund manual if its charge becomes too old while it waits', async () => {
    const id = await cancelPaid()
    fixture.payments.responseWindow = () => ({ kind: 'window', opensAt: 0, closesAt: 1 })
    await completeRefund(fixture.lodge, id)
    expect(await refund()).toMatchObject({ state: 'manual', problem: 'too_old' })
    expect(fixture.payments.refunded).toEqual([])
  })

  it('M-06 lists a refund that waited a business day in the inbox and mails the lodge once', async () => {
    const id = await cancelPaid()
    expect((await fixture.staffRequest('GET', '/inbox')).body.payments).toBe(0)
    await orderedAgo(4)
    await alertUnsettled(fixture.lodge)
    await alertUnsettled(fixture.lodge)
    expect((await mails()).filter((mail) => mail === 'payment-unsettled lodge')).toHaveLength(1)
    const { body } = await fixture.staffRequest('GET', '/payment/unsettled')
    expect(body.payments).toMatchObject([{ problem: 'refund_waiting', refundID: id, notConfigured: false }])
  })

  it('M-06 mails the lodge once about a refund that is refused repeatedly', async () => {
    const id = await cancelPaid()
    await orderedAgo(4)
    await alertUnsettled(fixture.lodge)
    fixture.payments.respondToRefund = () => {
      throw new ProviderUnavailable('connection refused')
    }
    await completeRefund(fixture.lodge, id)
    await alertUnsettled(fixture.lodge)
    expect((await mails()).filter((mail) => mail === 'payment-unsettled lodge')).toHaveLength(1)
  })
})
