import { addDays } from 'shared-ui/rules/calendar-date'
import type { Stay } from 'shared-ui/rules/stay'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addRoom, TODAY } from '../../../test/lodge-fixture.ts'
import { bookByCard, reservationOf } from '../../../test/paid-reservation.ts'
import { cancelAsStaff } from '../../../test/reservation-changes.ts'
import { openSqliteLodge, type SqliteLodge } from '../../../test/sqlite-lodge.ts'
import { ProviderUnavailable } from '../../payments/payment-provider.ts'
import { settleRefund } from './settle-refund-service.ts'

const STAY: Stay = { entry: addDays(TODAY, 14), departure: addDays(TODAY, 16) }
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

describe('refunds to a card', () => {
  let fixture: SqliteLodge
  let reservationId: string
  let refundId: string

  beforeEach(async () => {
    fixture = await openSqliteLodge()
    const roomId = await addRoom(fixture.lodge)
    reservationId = (await bookByCard(fixture, roomId, STAY)).id
    await cancelAsStaff(fixture, reservationId, { refund: 377.6 })
    refundId = (await refund())._id
  })
  afterEach(() => fixture.close())

  const refund = async () => (await reservationOf(fixture, reservationId)).refunds[0]
  const events = async () =>
    (await reservationOf(fixture, reservationId)).history.map(({ kind }: { kind: string }) => kind)
  const loseTheAnswer = () => {
    fixture.payments.answerRefund = () => {
      throw new ProviderUnavailable('cut')
    }
  }
  const answer = () => {
    fixture.payments.answerRefund = () => ({ kind: 'done' })
  }
  // Not by the clock: a session of staff's does not last so long.
  const orderedFiveDaysAgo = () =>
    fixture.lodge.database.kysely
      .updateTable('refund')
      .set({ ordered_at: new Date(fixture.lodge.clock() - 5 * DAY_MS).toISOString() })
      .execute()
  const refuse = () => {
    fixture.payments.answerRefund = () => ({ kind: 'refused', reason: 'Not settled yet' })
  }

  it('B-10, P-08 a crash before the provider is asked loses nothing: the order and its job are there', async () => {
    expect(await refund()).toMatchObject({ state: 'waiting', problem: '', amount: 377.6 })
    expect(fixture.payments.refunded).toEqual([])
    const jobs = await fixture.lodge.database.kysely
      .selectFrom('job')
      .select('payload')
      .where('kind', '=', 'refund')
      .execute()
    expect(jobs.map(({ payload }) => JSON.parse(payload))).toEqual([{ refundId }])
  })

  it('B-10, P-08 gives the money back and writes it down', async () => {
    expect(await settleRefund(fixture.lodge, refundId)).toBeNull()
    expect(fixture.payments.refunded).toEqual([
      { transactionId: '990000000000001', reference: expect.stringMatching(/^\d+-1$/), amount: 37_760 },
    ])
    expect(await refund()).toMatchObject({ state: 'done', problem: '' })
    expect((await events()).at(-1)).toBe('refunded')
  })

  it('B-10, P-08 a crash after the provider gave and before it is written gives once: the same is asked again', async () => {
    const { lodge } = fixture
    const death = new Error('killed')
    const dying = { ...lodge, database: { ...lodge.database, transaction: () => Promise.reject(death) } }
    await expect(settleRefund(dying, refundId)).rejects.toBe(death)
    expect(await refund()).toMatchObject({ state: 'waiting' })
    expect(await settleRefund(lodge, refundId)).toBeNull()
    expect(await settleRefund(lodge, refundId)).toBeNull()
    expect(fixture.payments.refunded).toHaveLength(1)
    expect((await events()).filter((kind: string) => kind === 'refunded')).toHaveLength(1)
  })

  it('B-10, P-08 an answer that was lost is told to staff, and asked for again', async () => {
    loseTheAnswer()
    await expect(settleRefund(fixture.lodge, refundId)).rejects.toThrow(ProviderUnavailable)
    expect(await refund()).toMatchObject({ state: 'waiting', problem: 'unanswered' })
    answer()
    await settleRefund(fixture.lodge, refundId)
    expect(await refund()).toMatchObject({ state: 'done', problem: '' })
    expect(fixture.payments.refunded).toHaveLength(1)
  })

  it('P-08 a refusal, as before the charge is settled, is asked again in an hour', async () => {
    refuse()
    expect(await settleRefund(fixture.lodge, refundId)).toBe(fixture.lodge.clock() + HOUR_MS)
    expect(await refund()).toMatchObject({ state: 'waiting', problem: 'refused' })
    expect(fixture.payments.refunded).toEqual([])
  })

  it('P-08 what is refused for five days is staff’s: told by mail, asked for anew, or noted as given by hand', async () => {
    refuse()
    await orderedFiveDaysAgo()
    expect(await settleRefund(fixture.lodge, refundId)).toBeNull()
    expect(await refund()).toMatchObject({ state: 'failed', problem: 'refused' })
    const mails = await fixture.lodge.database.kysely.selectFrom('job').select('payload').execute()
    expect(mails.map(({ payload }) => JSON.parse(payload))).toContainEqual({
      template: 'refund-failed',
      reservationId,
      to: 'lodge',
    })

    const retry = () => fixture.staffCall('POST', `/reservation/retry-refund?refundID=${refundId}`)
    expect((await retry()).status).toBe(200)
    expect((await retry()).body.errorCode).toBe('refund_not_open')
    expect(await settleRefund(fixture.lodge, refundId)).toBe(fixture.lodge.clock() + HOUR_MS)

    await orderedFiveDaysAgo()
    await settleRefund(fixture.lodge, refundId)
    const { status } = await fixture.staffCall('POST', `/reservation/refund-by-hand?refundID=${refundId}`)
    expect(status).toBe(200)
    expect(await refund()).toMatchObject({ state: 'desk' })
    expect((await events()).slice(-4)).toEqual([
      'refund_failed',
      'refund_retried',
      'refund_failed',
      'refund_by_hand',
    ])
  })
})
