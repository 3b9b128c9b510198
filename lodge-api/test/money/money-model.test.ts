import './prof-setup.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { auditSettled } from './auditor/audit.ts'
import { anyOrder, refundOrder } from './orders.ts'
import { settle } from './settle.ts'
import { openStore, type Store } from './store.ts'
import { LONG_TRANSIT_MS, SERVERS, SHORT_TRANSIT_MS, World } from './world.ts'

vi.mock('node:timers/promises', async () => {
  const { virtualTimeout } = await import('./virtual-timers.ts')
  return { setTimeout: virtualTimeout }
})

const options = fc.record({
  isSlow: fc.oneof({ arbitrary: fc.constant(false), weight: 3 }, { arbitrary: fc.constant(true), weight: 1 }),
  refundOpensAfterMs: fc.constantFrom(0, 2 * 86_400_000),
  isMailLate: fc.oneof({ arbitrary: fc.constant(false), weight: 3 }, { arbitrary: fc.constant(true), weight: 1 }),
  longestTransitMs: fc.constantFrom(SHORT_TRANSIT_MS, LONG_TRANSIT_MS),
})

describe('money in any order of events (SQLite)', () => {
  let store: Store
  beforeAll(async () => {
    store = await openStore(':memory:', () => false)
  })
  afterAll(() => store.close())

  it('M-02 agrees with the provider, the nights, the mails and what clients were told', async () => {
    const runs = Number(process.env['MONEY_ORDERS'] ?? 300)
    const start = performance.now()
    const cpu = process.cpuUsage()
    let purchases = 0
    let lengths = 0
    let worlds = 0
    const ends = new Map<string, number>()
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), process.env['MONEY_REFUNDS'] ? refundOrder : anyOrder, options, async (scheduler, orders, drawn) => {
        await store.empty()
        const world = new World(scheduler, store, drawn)
        for (const name of SERVERS) await world.boot(name)
        await fc.asyncModelRun(() => ({ model: {}, real: world }), orders)
        await settle(world)
        const books = await world.books()
        purchases += books.purchases.length
        for (const { state } of books.purchases) ends.set(state, (ends.get(state) ?? 0) + 1)
        for (const { n, o } of await store.taken()) ends.set(`${o} > ${n}`, (ends.get(`${o} > ${n}`) ?? 0) + 1)
        for (const { state } of books.refunds) ends.set(`refund ${state}`, (ends.get(`refund ${state}`) ?? 0) + 1)
        lengths += [...orders].length
        worlds += 1
        expect([...auditSettled(books), ...world.errors]).toEqual([])
      }),
      { numRuns: runs, ...(process.env['MONEY_SEED'] && { seed: Number(process.env['MONEY_SEED']) }) },
    )
    const used = process.cpuUsage(cpu)
    console.log({ worlds, purchases, lengths, seconds: (performance.now() - start) / 1000, cpu: (used.user + used.system) / 1e6, ends })
  }, 600_000)
})
