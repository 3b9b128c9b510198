import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { runFuzzRound } from './fuzz-round.ts'
import { openFuzzWorld } from './fuzz-world.ts'

const REQUESTS = 5_000

describeOnEachDatabase('requests to every endpoint with unexpected values', (open) => {
  it('O-09 get no server error, and everything stored can be read back', async () => {
    const world = await openFuzzWorld(await open())
    const { findings, succeeded } = await runFuzzRound(world, { seed: 1, requests: REQUESTS, firstCase: 0 })
    expect(findings).toEqual([])
    // Requests that the server accepts reach its handlers: without them nothing would be stored.
    const missed = world.operations.map(({ name }) => name).filter((name) => !succeeded.has(name))
    expect(missed).toEqual([])
    await world.close()
  })
})
