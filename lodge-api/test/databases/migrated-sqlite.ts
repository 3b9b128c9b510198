import { copyFileSync } from 'node:fs'
import { openDatabase } from '../../src/database/connect.ts'
import { migrate } from '../../src/database/migrate.ts'
import { type EmptyDatabase, newSqliteFile } from './empty-database.ts'

let template: Promise<EmptyDatabase> | undefined

/** Returns a migrated SQLite file without rows: a copy of a template created once, which takes a tenth of the time. */
export async function newMigratedSqliteFile(): Promise<EmptyDatabase> {
  template ??= createTemplate()
  const made = newSqliteFile()
  copyFileSync((await template).url, made.url)
  return made
}

async function createTemplate(): Promise<EmptyDatabase> {
  const made = newSqliteFile()
  const database = openDatabase(made.url)
  await migrate(database)
  // Closing writes the write-ahead log into the file.
  await database.close()
  process.once('exit', () => void made.remove())
  return made
}
