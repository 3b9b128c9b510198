import fc from 'fast-check'
import { expect } from 'vitest'
import { auditSettled } from './auditor/audit.ts'
import type { Books } from './auditor/books.ts'
import type { Orders } from './orders.ts'
import { settle } from './settle.ts'
import type { Store } from './store.ts'
import { LONG_TRANSIT_MS, SERVERS, SHORT_TRANSIT_MS, World } from './world.ts'

const DAY_MS = 86_400_000

const nowAndThen = fc.oneof(
  { arbitrary: fc.constant(false), weight: 3 },
  { arbitrary: fc.constant(true), weight: 1 },
)

const options = fc.record({
  isSlow: nowAndThen,
  isMailLate: nowAndThen,
  refundOpensAfterMs: fc.constantFrom(0, 2 * DAY_MS),
  longestTransitMs: fc.constantFrom(SHORT_TRANSIT_MS, LONG_TRANSIT_MS),
})

/** Called with the books of every order once it has settled. */
export type Inspect = (books: Books) => void

/** How many orders were run, and in how many of them each state was come to. */
export type Tally = { orders: number; purchases: number; ends: Map<string, number> }

function count({ ends }: Tally, { purchases, refunds }: Books): void {
  const states = [...purchases.map(({ state }) => state), ...refunds.map(({ state }) => `refund ${state}`)]
  for (const state of states) ends.set(state, (ends.get(state) ?? 0) + 1)
}

/** A seed of one's own, and how many times the usual number of orders: `MONEY_SEED`, `MONEY_TIMES`. */
const given = {
  seed: Number(process.env['MONEY_SEED'] ?? 2027),
  times: Number(process.env['MONEY_TIMES'] ?? 1),
}

/**
 * Runs random orders of events, each in a world of its own, lets each settle, and expects that the auditor finds nothing. A failure names
 * the shortest order that still fails; on SQLite it fails again with the same seed.
 */
export async function checkOrders(
  store: Store,
  { orders, usualRuns, inspect }: { orders: Orders; usualRuns: number; inspect?: Inspect },
): Promise<Tally> {
  const tally: Tally = { orders: 0, purchases: 0, ends: new Map() }
  const property = fc.asyncProperty(fc.scheduler(), orders, options, async (scheduler, commands, drawn) => {
    await store.empty()
    const world = new World(scheduler, store, drawn)
    for (const name of SERVERS) await world.boot(name)
    await fc.asyncModelRun(() => ({ model: {}, real: world }), commands)
    await settle(world)
    const books = await world.books()
    tally.orders += 1
    tally.purchases += books.purchases.length
    count(tally, books)
    inspect?.(books)
    expect([...auditSettled(books), ...world.errors]).toEqual([])
  })
  await fc.assert(property, { seed: given.seed, numRuns: Math.ceil(usualRuns * given.times) })
  return tally
}

export const summary = ({ orders, purchases, ends }: Tally): string =>
  `${orders} orders, ${purchases} purchases: ${[...ends].map(([state, times]) => `${times} ${state}`).join(', ')}`
