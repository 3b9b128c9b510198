import { openDatabase } from '../src/database/connect.ts'
import { openLodge } from './lodge-fixture.ts'
import { newMigratedSqliteFile } from './migrated-sqlite.ts'
import { scriptedProvider } from './scripted-provider.ts'

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
