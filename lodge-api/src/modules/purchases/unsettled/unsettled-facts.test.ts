import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../../test/databases/databases.ts'
import { insertRefund, insertReservation, SAMPLE_ID } from '../../../../test/fixtures/sample-reservation.ts'
import { unsettledFacts } from './unsettled-facts.ts'

describeOnEachDatabase('unsettledFacts', (open) => {
  const ALERTED = { alerted_at: '2026-11-28T16:00:00.000Z' }
  const read = async (database: Awaited<ReturnType<typeof open>>) =>
    (await unsettledFacts(database.kysely, SAMPLE_ID)).map(({ problem }) => problem)

  it.each([
    ['unknown', 'charge_unknown'],
    ['charging', 'charge_unknown'],
    ['returning', 'charge_returning'],
  ] as const)('M-06 lists a charge that is %s as %s', async (state, problem) => {
    const database = await open()
    await insertReservation(database, { purchase: { ...ALERTED, state, problem: 'not_configured' } })
    expect(await unsettledFacts(database.kysely, SAMPLE_ID)).toEqual([
      {
        problem,
        purchaseNumber: '3310001',
        amount: 59_000,
        since: '2026-11-28T15:00:00.000Z',
        isNotConfigured: true,
      },
    ])
  })

  it('M-06 omits charges that have settled or were not alerted', async () => {
    const [settled, recent] = [await open(), await open()]
    await insertReservation(settled, { purchase: { ...ALERTED, state: 'returned' } })
    await insertReservation(recent, { purchase: { state: 'unknown' } })
    expect(await read(settled)).toEqual([])
    expect(await read(recent)).toEqual([])
  })

  it('M-06 dates a waiting refund from its order', async () => {
    const database = await open()
    await insertReservation(database, { reservation: { state: 'cancelled' }, purchase: {} })
    const times = { ordered_at: '2026-11-25T15:00:00.000Z', state_at: '2026-11-28T15:00:00.000Z' }
    await insertRefund(database, { id: 'r1', state: 'waiting', ...times, ...ALERTED })
    await insertRefund(database, { id: 'r2', state: 'unclear', ...times, ...ALERTED })
    const facts = await unsettledFacts(database.kysely, SAMPLE_ID)
    expect(facts.map(({ since }) => since)).toEqual([times.ordered_at, times.state_at])
  })

  it('M-06 lists late, unclear and manual refunds only', async () => {
    const database = await open()
    await insertReservation(database, { reservation: { state: 'cancelled' }, purchase: {} })
    await insertRefund(database, { id: 'r1', state: 'waiting', ...ALERTED })
    await insertRefund(database, { id: 'r2', state: 'waiting' })
    await insertRefund(database, { id: 'r3', state: 'asking', ...ALERTED })
    await insertRefund(database, { id: 'r4', state: 'unclear', ...ALERTED })
    await insertRefund(database, { id: 'r5', state: 'manual', problem: 'brand', ...ALERTED })
    await insertRefund(database, { id: 'r6', state: 'done', ...ALERTED })
    await insertRefund(database, { id: 'r7', state: 'paid_by_hand', ...ALERTED })
    expect(await read(database)).toEqual([
      'refund_waiting',
      'refund_waiting',
      'refund_unclear',
      'refund_manual',
    ])
  })
})
