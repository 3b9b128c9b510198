import { openDatabase } from '../../src/database/connect.ts'
import { openLodge } from '../fixtures/lodge-fixture.ts'
import { scriptedProvider } from '../payments/scripted-provider.ts'
import { newMigratedSqliteFile } from './migrated-sqlite.ts'

/** Opens a lodge on SQLite only, for tests that do not depend on the engine; `close` removes it. */
export async function openSqliteLodge() {
  const empty = await newMigratedSqliteFile()
  const database = openDatabase(empty.url)
  const fixture = await openLodge(database, scriptedProvider)
  return {
    ...fixture,
    close: async () => {
      await fixture.close()
      await database.close()
      await empty.remove()
    },
  }
}

export type SqliteLodge = Awaited<ReturnType<typeof openSqliteLodge>>
