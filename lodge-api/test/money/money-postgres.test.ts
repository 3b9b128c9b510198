import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { newPostgresDatabase, postgresUrl } from '../databases/empty-database.ts'
import { checkSequences, summary } from './check-sequences.ts'
import { anySequence, refundSequence } from './sequences.ts'
import { openStore, type Store } from './store.ts'

vi.mock('node:timers/promises', async () => {
  const { virtualTimeout } = await import('./virtual-timers.ts')
  return { setTimeout: virtualTimeout }
})

const ANY_SEQUENCES = 300
const REFUND_SEQUENCES = 100

/** Counts the connections checked out of any pool: while there are any, statements are running. */
function countConnections(): () => number {
  let count = 0
  // The signature of `connect` without a callback, which Kysely uses.
  const pool = pg.Pool.prototype as { connect: () => Promise<pg.PoolClient> }
  const { connect } = pool
  vi.spyOn(pool, 'connect').mockImplementation(async function countedConnect(this: typeof pool) {
    count += 1
    const client = await connect.call(this)
    const release = client.release.bind(client)
    client.release = (error) => {
      count -= 1
      release(error)
    }
    return client
  })
  return () => count
}

describe.skipIf(!postgresUrl)('payments in random event sequences (PostgreSQL)', () => {
  let store: Store
  let remove: () => Promise<void> | void
  beforeAll(async () => {
    const connections = countConnections()
    const empty = await newPostgresDatabase()
    remove = empty.remove
    store = await openStore(empty.url, () => connections() > 0)
  })
  afterAll(async () => {
    await store.close()
    await remove()
  })

  it('M-02 stay consistent with two servers on one database', async ({ annotate }) => {
    const tally = await checkSequences(store, { sequences: anySequence, usualRuns: ANY_SEQUENCES })
    await annotate(summary(tally))
    expect([...tally.ends.keys()]).toEqual(
      expect.arrayContaining(['expired', 'confirmed', 'denied', 'denied_late', 'never_charged', 'returned']),
    )
  })

  it('M-02 M-04 execute every refund once with two servers on one database', async ({ annotate }) => {
    const tally = await checkSequences(store, { sequences: refundSequence, usualRuns: REFUND_SEQUENCES })
    await annotate(summary(tally))
    expect(tally.ends.get('refund done')).toBeGreaterThan(10)
  })
})
