import { addDays } from 'shared-ui/rules/dates/calendar-date'
import { HOUR_MS } from 'shared-ui/rules/dates/durations'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases/databases.ts'
import { addRoom, type LodgeFixture, openLodge, TODAY } from '../../../test/fixtures/lodge-fixture.ts'
import { bookByCard } from '../../../test/fixtures/paid-reservation.ts'
import { cancelAsStaff } from '../../../test/fixtures/reservation-changes.ts'
import { type ScriptedProvider, scriptedProvider } from '../../../test/payments/scripted-provider.ts'
import type { RefundOutcome } from '../../payments/payment-provider.ts'
import { paymentLeaseLength } from '../purchases/completion/purchase-lease.ts'
import { completeRefund } from './refund-completer.ts'

const STAY = { entry: addDays(TODAY, 14), departure: addDays(TODAY, 16) }

describeOnEachDatabase('late responses to an earlier refund request', (open) => {
  let fixture: LodgeFixture & { payments: ScriptedProvider }

  beforeEach(async () => {
    fixture = await openLodge(await open(), scriptedProvider)
  })
  afterEach(() => fixture.close())

  const row = () => fixture.lodge.database.kysely.selectFrom('refund').selectAll().executeTakeFirstOrThrow()

  async function orderRefund(): Promise<string> {
    const { id } = await bookByCard(fixture, await addRoom(fixture.lodge), STAY)
    await cancelAsStaff(fixture, id, { refund: 377.6 })
    return (await row()).id
  }

  /** Sends a refund request whose response the test controls. */
  async function send(id: string) {
    const response = Promise.withResolvers<RefundOutcome>()
    const before = fixture.payments.refunded.length
    fixture.payments.respondToRefund = () => response.promise
    const ended = completeRefund(fixture.lodge, id)
    await expect.poll(() => fixture.payments.refunded.length).toBe(before + 1)
    return {
      respond: async (outcome: RefundOutcome) => {
        response.resolve(outcome)
        await ended
      },
    }
  }

  /** Sends a first request whose lease ended, and a second one that staff requested, both without a response. */
  async function sendTwice() {
    const id = await orderRefund()
    const first = await send(id)
    fixture.pass(paymentLeaseLength(fixture.lodge))
    await completeRefund(fixture.lodge, id)
    await fixture.staffRequest('POST', `/reservation/retry-refund?refundID=${id}`)
    return { id, first, second: await send(id) }
  }

  it.each<RefundOutcome>([
    { kind: 'refused', reason: 'CODERROR 101' },
    { kind: 'unclear', reason: 'HTTP 500' },
  ])(
    'M-04 does not repeat a refund after %j to the first request and an unclear response to the second',
    async (outcome) => {
      const { id, first, second } = await sendTwice()
      await first.respond(outcome)
      expect((await row()).state).toBe('asking')
      await second.respond({ kind: 'unclear', reason: 'HTTP 500' })
      expect((await row()).state).toBe('unclear')
      fixture.pass(24 * HOUR_MS)
      await completeRefund(fixture.lodge, id)
      const [one, other, ...more] = fixture.payments.refunded.map(({ reference }) => reference)
      expect(other).toMatch(new RegExp(`^${one}r\\d+$`))
      expect(more).toEqual([])
    },
  )

  it('M-04 accepts a late refusal of a request believed lost and requests the refund again', async () => {
    const id = await orderRefund()
    const only = await send(id)
    fixture.pass(paymentLeaseLength(fixture.lodge))
    await completeRefund(fixture.lodge, id)
    expect((await row()).state).toBe('unclear')
    await only.respond({ kind: 'refused', reason: 'CODERROR 101' })
    expect((await row()).state).toBe('waiting')
  })
})
