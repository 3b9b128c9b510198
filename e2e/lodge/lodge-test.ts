import { test as base } from '@playwright/test'
import { newPostgresDatabase } from '../../lodge-api/test/databases/empty-database.ts'
import { type Guest, makeGuest } from '../fixtures/guests.ts'
import { createCalendar, type StayMaker } from '../fixtures/stays.ts'
import { type RunningLodge, startLodge } from './start-lodge.ts'

/** The engine of a Playwright project, and the environment variables with which a test file starts its lodge. */
export type LodgeOptions = { engine: 'sqlite' | 'postgres'; settings: NodeJS.ProcessEnv }

type WorkerFixtures = LodgeOptions & {
  lodge: RunningLodge
  /** Returns nights that no other test of the worker uses. */
  newStay: StayMaker
}

type TestFixtures = {
  /** A guest with an e-mail address of their own. */
  guest: Guest
}

/** Number of tests that this worker has started; used in e-mail and IP addresses. */
let visits = 0

/**
 * Playwright's `test` with one lodge per worker, so that parallel tests do not take each other's nights. `page.goto('/')`
 * opens the public site; the console is at `lodge.adminUrl`.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['sqlite', { option: true, scope: 'worker' }],
  settings: [{}, { option: true, scope: 'worker' }],
  lodge: [
    async ({ engine, settings }, provide) => {
      const database = engine === 'postgres' ? await newPostgresDatabase() : undefined
      // Each test sends an IP address of its own; otherwise the request limits would count all tests as one visitor.
      const lodge = await startLodge(database?.url, { TRUST_PROXY: 'loopback', ...settings })
      await provide(lodge)
      await lodge.stop()
      await database?.remove()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  newStay: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from the pattern
    async ({}, provide) => provide(createCalendar()),
    { scope: 'worker' },
  ],
  baseURL: async ({ lodge }, provide) => provide(lodge.publicUrl),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from the pattern
  extraHTTPHeaders: async ({}, provide) => {
    visits += 1
    await provide({ 'x-forwarded-for': `198.51.${Math.floor(visits / 250)}.${(visits % 250) + 1}` })
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from the pattern
  guest: async ({}, provide, testInfo) => {
    await provide(makeGuest(`${testInfo.workerIndex}-${visits}-${testInfo.repeatEachIndex}`))
  },
})

export { expect } from '@playwright/test'
