import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { checkSequences, summary } from './check-sequences.ts'
import { anySequence, refundSequence } from './sequences.ts'
import { openStore, type Store } from './store.ts'

vi.mock('node:timers/promises', async () => {
  const { virtualTimeout } = await import('./virtual-timers.ts')
  return { setTimeout: virtualTimeout }
})

/** About 18 ms of one core for each sequence. */
const ANY_SEQUENCES = 2_000
const REFUND_SEQUENCES = 1_000

describe('payments in random event sequences (SQLite)', () => {
  let store: Store
  beforeAll(async () => {
    store = await openStore(':memory:', () => false)
  })
  afterAll(() => store.close())

  it('M-02 stay consistent in any sequence', async ({ annotate }) => {
    const tally = await checkSequences(store, { sequences: anySequence, usualRuns: ANY_SEQUENCES })
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

  it('M-02 M-04 execute every refund once in any order of responses', async ({ annotate }) => {
    const tally = await checkSequences(store, { sequences: refundSequence, usualRuns: REFUND_SEQUENCES })
    await annotate(summary(tally))
    expect(tally.ends.get('refund done')).toBeGreaterThan(100)
  })
})
