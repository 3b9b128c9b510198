import { MINUTE_MS } from 'shared-ui/rules/dates/durations'
import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases/databases.ts'
import { insertRefund, insertReservation, SAMPLE_ID } from '../../../test/fixtures/sample-reservation.ts'
import type { Database } from '../../database/connect.ts'
import { newId } from '../../database/ids.ts'
import { instantText } from '../../database/instants.ts'
import { NO_REFUND } from '../../mail/settlement-facts.ts'
import { settlementFacts } from './settlement-facts.ts'

const START = Date.parse('2026-11-28T15:00:00Z')

const insertEvent = (
  { kysely }: Database,
  event: { kind: 'changed' | 'cancelled'; now: number; facts: object },
) =>
  kysely
    .insertInto('reservation_event')
    .values({
      id: newId(event.now),
      reservation_id: SAMPLE_ID,
      at: instantText(event.now),
      kind: event.kind,
      by: null,
      facts: JSON.stringify(event.facts),
    })
    .execute()

describeOnEachDatabase('settlementFacts', (open) => {
  it('P-08 groups the refunds of a cancellation by state', async () => {
    const database = await open()
    await insertReservation(database, { reservation: { state: 'cancelled' }, purchase: {} })
    await insertEvent(database, { kind: 'cancelled', now: START, facts: { percent: 80 } })
    await insertRefund(database, { id: 'r1', state: 'waiting', amount: 1 })
    await insertRefund(database, { id: 'r2', state: 'asking', amount: 2 })
    await insertRefund(database, { id: 'r3', state: 'done', amount: 4 })
    await insertRefund(database, { id: 'r4', state: 'unclear', amount: 8 })
    await insertRefund(database, { id: 'r5', state: 'manual', problem: 'refused', amount: 16 })
    await insertRefund(database, { id: 'r6', state: 'paid_by_hand', amount: 32 })
    const desk = { purchase_number: null, reference: null, origin: 'desk' } as const
    await insertRefund(database, { id: 'r7', state: 'paid_by_hand', amount: 64, ...desk })
    const money = await settlementFacts(database.kysely, SAMPLE_ID)
    expect(money).toMatchObject({
      paidByCard: 59_000 - 63,
      percent: 80,
      byGuest: true,
      cancellation: { toCard: 3, done: 4, unclear: 8, manual: 16, paidByHand: 32, desk: 64 },
      change: NO_REFUND,
    })
    expect(money.manual).toMatchObject([{ amount: 16, problem: 'refused' }])
  })

  it('M-05 counts a refund that no card can receive as a card refund', async () => {
    const database = await open()
    await insertReservation(database, { reservation: { state: 'cancelled' }, purchase: {} })
    const impossible = { purchase_number: null, reference: null, problem: 'too_old' } as const
    await insertRefund(database, { id: 'r1', state: 'manual', amount: 500, ...impossible })
    const money = await settlementFacts(database.kysely, SAMPLE_ID)
    expect(money).toMatchObject({ paidByCard: 58_500, cancellation: { manual: 500, desk: 0 } })
    expect(money.manual).toMatchObject([{ amount: 500, problem: 'too_old' }])
  })

  it('A-12 returns the refunds of the last change only, and subtracts all from the card payment', async () => {
    const database = await open()
    await insertReservation(database, { purchase: {} })
    for (const [index, amount] of [100, 200].entries()) {
      const now = START + index * MINUTE_MS
      await insertEvent(database, { kind: 'changed', now, facts: { card: amount / 100 } })
      await insertRefund(database, { id: newId(now), state: 'waiting', cause: 'change', amount })
    }
    expect(await settlementFacts(database.kysely, SAMPLE_ID)).toMatchObject({
      paidByCard: 58_700,
      change: { ...NO_REFUND, toCard: 200 },
    })
  })

  it('M-01 ignores charges that are not confirmed', async () => {
    const database = await open()
    await insertReservation(database, { purchase: { state: 'returned' } })
    expect(await settlementFacts(database.kysely, SAMPLE_ID)).toMatchObject({ paidByCard: 0 })
  })
})
