import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { checkOrders, summary } from './check-orders.ts'
import { anyOrder, refundOrder } from './orders.ts'
import { openStore, type Store } from './store.ts'

vi.mock('node:timers/promises', async () => {
  const { virtualTimeout } = await import('./virtual-timers.ts')
  return { setTimeout: virtualTimeout }
})

/** About 18 ms of one core each. */
const ANY_ORDERS = 2_000
const REFUND_ORDERS = 1_000

describe('money in random orders of events (SQLite)', () => {
  let store: Store
  beforeAll(async () => {
    store = await openStore(':memory:', () => false)
  })
  afterAll(() => store.close())

  it('M-02 agrees with the provider, nights, refunds, mails and what clients were told, whatever the order of events', async ({
    annotate,
  }) => {
    const tally = await checkOrders(store, { orders: anyOrder, usualRuns: ANY_ORDERS })
    await annotate(summary(tally))
    expect([...tally.ends.keys()]).toEqual(
      expect.arrayContaining([
        'expired',
        'confirmed',
        'denied',
        'denied_late',
        'never_charged',
        'returned',
        'refund done',
        'refund unclear',
        'refund manual',
        'refund paid_by_hand',
      ]),
    )
  })

  it('M-02 M-04 gives every refund once, whatever the order of its answers', async ({ annotate }) => {
    const tally = await checkOrders(store, { orders: refundOrder, usualRuns: REFUND_ORDERS })
    await annotate(summary(tally))
    expect(tally.ends.get('refund done')).toBeGreaterThan(100)
  })
})
