import { test as base } from '@playwright/test'
import { newPostgresDatabase } from '../../lodge-api/test/empty-database.ts'
import { type RunningLodge, startLodge } from './start-lodge.ts'

/** The engine a project of the tests runs on. */
export type LodgeOptions = { engine: 'sqlite' | 'postgres' }

/**
 * Playwright's `test` with a lodge of its own for each worker, so that tests that run side by side do not take each
 * other's nights. `page.goto('/')` leads to the public site; the console is at `lodge.adminUrl`.
 */
export const test = base.extend<object, LodgeOptions & { lodge: RunningLodge }>({
  engine: ['sqlite', { option: true, scope: 'worker' }],
  lodge: [
    async ({ engine }, provide) => {
      const database = engine === 'postgres' ? await newPostgresDatabase() : undefined
      const lodge = await startLodge(database?.url)
      await provide(lodge)
      await lodge.stop()
      await database?.remove()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ lodge }, provide) => {
    await provide(lodge.publicUrl)
  },
})

export { expect } from '@playwright/test'
