import { sql } from 'kysely'
import { afterAll, afterEach, describe } from 'vitest'
import { type Database, type Engine, openDatabase } from '../../src/database/connect.ts'
import { migratorOf } from '../../src/database/migrate.ts'
import { type EmptyDatabase, newPostgresDatabase, newSqliteFile, postgresUrl } from './empty-database.ts'
import { newMigratedSqliteFile } from './migrated-sqlite.ts'
import { type PostgresPool, poolOfPostgresDatabases } from './postgres-pool.ts'

/** Opens a migrated, empty database for one test; it is closed and removed after the test. */
export type OpenTestDatabase = (onStatement?: (sql: string) => void) => Promise<Database>

/**
 * Describes the same behaviour on both engines. SQLite is a file in a temporary folder; PostgreSQL is a database on the server of
 * `TEST_DATABASE_URL`, skipped without it: `npm test` starts one.
 */
export function describeOnEachDatabase(
  name: string,
  body: (open: OpenTestDatabase, engine: Engine) => void,
): void {
  describe(`${name} (SQLite)`, () => {
    body(openerWith(newMigratedSqliteFile), 'sqlite')
  })
  describeOnPostgres(name, () => body(openerOnPostgres(poolOfPostgresDatabases()), 'postgres'))
}

/** Opens a database whose last migration has this name, with the rows of these statements; it is removed after the test. */
export type OpenEarlierDatabase = (lastMigration: string, statements: readonly string[]) => Promise<Database>

/** As `describeOnEachDatabase`, for a later migration of rows that an earlier version wrote. */
export function describeMigration(name: string, body: (openAt: OpenEarlierDatabase) => void): void {
  describe(`${name} (SQLite)`, () => {
    body(openerAt(openerWith(async () => newSqliteFile())))
  })
  describeOnPostgres(name, () => body(openerAt(openerWith(newPostgresDatabase))))
}

const openerAt =
  (open: OpenTestDatabase): OpenEarlierDatabase =>
  async (lastMigration, statements) => {
    const database = await open()
    await migratorOf(database).migrateTo(lastMigration)
    for (const statement of statements) await sql.raw(statement).execute(database.kysely)
    return database
  }

function describeOnPostgres(name: string, body: () => void): void {
  const reason = postgresUrl ? '' : ', skipped without TEST_DATABASE_URL'
  describe.skipIf(!postgresUrl)(`${name} (PostgreSQL${reason})`, () => {
    body()
  })
}

function openerOnPostgres(pool: PostgresPool): OpenTestDatabase {
  afterAll(pool.removeAll)
  return openerWith(pool.take)
}

function openerWith(take: () => Promise<EmptyDatabase>): OpenTestDatabase {
  const opened: { database: Database; empty: EmptyDatabase }[] = []
  afterEach(async () => {
    for (const { database, empty } of opened.splice(0)) {
      await database.close()
      await empty.remove()
    }
  })
  return async (onStatement) => {
    const empty = await take()
    const database = openDatabase(empty.url, onStatement)
    opened.push({ database, empty })
    return database
  }
}
