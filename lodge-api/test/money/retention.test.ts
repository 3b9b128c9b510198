import { DAY_MS } from 'shared-ui/rules/dates/durations'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { COMMAND_LINE } from '../../src/modules/audit/audit-service.ts'
import { erasePersonalData } from '../../src/modules/personal-data/erasure-service.ts'
import { periodicTasks } from '../../src/periodic-tasks.ts'
import { auditRetained } from './auditor/audit.ts'
import { checkSequences } from './check-sequences.ts'
import { anySequence } from './sequences.ts'
import { openStore, type Store } from './store.ts'
import type { World } from './world.ts'

vi.mock('node:timers/promises', async () => {
  const { virtualTimeout } = await import('./virtual-timers.ts')
  return { setTimeout: virtualTimeout }
})

const SEQUENCES = 60

/** Clients that are still stored though no refund of theirs waits for staff. */
const REMAINING = `select client.id from client join reservation on reservation.client_id = client.id
  where (document_number != '' or email != '') and not exists
    (select 1 from refund where refund.reservation_id = reservation.id and refund.state in ('unclear', 'manual'))`

/** The lodge of server A, whose transactions nothing delays. */
function lodgeOf({ machines, store }: World) {
  const { process } = machines.A
  if (!process) throw new Error('Server A does not run.')
  return { ...process.lodge, database: store.database }
}

describe('retention in random event sequences (SQLite)', () => {
  let store: Store
  beforeAll(async () => {
    store = await openStore(':memory:', () => false)
  })
  afterAll(() => store.close())

  it('M-02 the books still agree after erasures on request and after old data was cleaned up', async () => {
    let erased = 0
    const proceed = async (world: World) => {
      const lodge = lodgeOf(world)
      await world.pass(400 * DAY_MS)
      const clients = await world.read<{ email: string }>('select distinct email from client')
      for (const { email } of clients) await erasePersonalData(lodge, email.toLowerCase(), COMMAND_LINE)
      const onRequest = auditRetained(await world.books())
      await world.pass(7 * 365 * DAY_MS)
      for (const task of periodicTasks(lodge)) await task.run()
      const rest = await world.read<{ id: string }>(REMAINING)
      erased += clients.length
      return [
        ...onRequest,
        ...auditRetained(await world.books()),
        ...rest.map(({ id }) => `client ${id} remains`),
      ]
    }
    await checkSequences(store, { sequences: anySequence, usualRuns: SEQUENCES, proceed })
    expect(erased).toBeGreaterThan(SEQUENCES / 4)
  })
})
