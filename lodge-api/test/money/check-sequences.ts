import fc from 'fast-check'
import { DAY_MS } from 'shared-ui/rules/dates/durations'
import { expect } from 'vitest'
import { auditSettled } from './auditor/audit.ts'
import type { Books } from './auditor/books.ts'
import type { Sequences } from './sequences.ts'
import { settle } from './settle.ts'
import type { Store } from './store.ts'
import { LONG_TRANSIT_MS, SERVERS, SHORT_TRANSIT_MS, World } from './world.ts'

const sometimes = fc.oneof(
  { arbitrary: fc.constant(false), weight: 3 },
  { arbitrary: fc.constant(true), weight: 1 },
)

const options = fc.record({
  isSlow: sometimes,
  isMailLate: sometimes,
  refundOpensAfterMs: fc.constantFrom(0, 2 * DAY_MS),
  longestTransitMs: fc.constantFrom(SHORT_TRANSIT_MS, LONG_TRANSIT_MS),
})

/** Called with the settled books of each sequence. */
export type Inspect = (books: Books) => void

/** Called with each world after its audit; returns further findings. */
export type Continue = (world: World) => Promise<string[]>

type Checks = { sequences: Sequences; usualRuns: number; inspect?: Inspect; proceed?: Continue }

/** Number of sequences, and in how many of them each state occurred. */
export type Tally = { sequences: number; purchases: number; ends: Map<string, number> }

function count({ ends }: Tally, { purchases, refunds }: Books): void {
  const states = [...purchases.map(({ state }) => state), ...refunds.map(({ state }) => `refund ${state}`)]
  for (const state of states) ends.set(state, (ends.get(state) ?? 0) + 1)
}

/** Optional environment variables: `MONEY_SEED`, the seed, and `MONEY_TIMES`, a factor for the number of sequences. */
const settings = {
  seed: Number(process.env['MONEY_SEED'] ?? 2027),
  times: Number(process.env['MONEY_TIMES'] ?? 1),
}

/**
 * Runs random sequences of events, each in a new world, lets each settle, and expects no findings of the auditor. A failure reports
 * the shortest failing sequence; on SQLite it is reproduced by the same seed.
 */
export async function checkSequences(
  store: Store,
  { sequences, usualRuns, inspect, proceed }: Checks,
): Promise<Tally> {
  const tally: Tally = { sequences: 0, purchases: 0, ends: new Map() }
  const property = fc.asyncProperty(
    fc.scheduler(),
    sequences,
    options,
    async (scheduler, commands, drawn) => {
      await store.empty()
      const world = new World(scheduler, store, drawn)
      for (const name of SERVERS) await world.boot(name)
      await fc.asyncModelRun(() => ({ model: {}, real: world }), commands)
      await settle(world)
      const books = await world.books()
      tally.sequences += 1
      tally.purchases += books.purchases.length
      count(tally, books)
      inspect?.(books)
      expect([...auditSettled(books), ...world.errors]).toEqual([])
      expect((await proceed?.(world)) ?? []).toEqual([])
    },
  )
  await fc.assert(property, { seed: settings.seed, numRuns: Math.ceil(usualRuns * settings.times) })
  return tally
}

export const summary = ({ sequences, purchases, ends }: Tally): string =>
  `${sequences} sequences, ${purchases} purchases: ${[...ends].map(([state, times]) => `${times} ${state}`).join(', ')}`
