import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { describe, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../test/databases/databases.ts'
import { newPostgresDatabase, newSqliteFile, postgresUrl } from '../../test/databases/empty-database.ts'
import { openDatabase } from './connect.ts'
import { databaseVersion, migrate, NewerDatabase } from './migrate.ts'

const HALF_MIGRATION = join(import.meta.dirname, '../../test/processes/half-migration.ts')

describeOnEachDatabase('migrate', (open) => {
  it('W-04 changes nothing when run again', async () => {
    const database = await open()
    const before = await database.kysely.introspection.getTables()
    await migrate(database)
    expect(await database.kysely.introspection.getTables()).toEqual(before)
  })

  it('B-09 creates the table that prevents double sales of a night', async () => {
    const { kysely } = await open()
    const tables = await kysely.introspection.getTables()
    expect(tables.map(({ name }) => name)).toContain('taken_night')
  })

  it('O-02 refuses a database of a newer version and changes nothing', async () => {
    const database = await open()
    const newer = { name: '999-from-the-future', timestamp: '2030-01-01T00:00:00.000Z' }
    const table = sql.table('kysely_migration')
    await sql`insert into ${table} (name, timestamp) values (${newer.name}, ${newer.timestamp})`.execute(
      database.kysely,
    )
    const before = await database.kysely.introspection.getTables()
    await expect(migrate(database)).rejects.toBeInstanceOf(NewerDatabase)
    expect(await database.kysely.introspection.getTables()).toEqual(before)
    await sql`delete from ${table} where name = ${newer.name}`.execute(database.kysely)
    expect(await databaseVersion(database)).toBe('current')
  })

  it('gives every test its own database', async () => {
    const [first, second] = await Promise.all([open(), open()])
    await first.kysely.insertInto('setting').values({ name: 'only here', value: 'yes' }).execute()
    expect(await second.kysely.selectFrom('setting').selectAll().execute()).toEqual([])
  })
})

const half: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createTable('setting').addColumn('half_made', 'text').execute()
    await sql`insert into no_such_table values (1)`.execute(db)
  },
}

const EMPTY_DATABASES = [
  ['SQLite', newSqliteFile, true],
  ['PostgreSQL', newPostgresDatabase, postgresUrl !== undefined],
] as const

describe.each(EMPTY_DATABASES)('migration that fails half-way (%s)', (_engine, newDatabase, isThere) => {
  it.runIf(isThere)('C-01 rolls back, and the next start migrates', async () => {
    const empty = await newDatabase()
    const database = openDatabase(empty.url)
    const getMigrations = async () => ({ '001-half': half })
    const { error } = await new Migrator({
      db: database.kysely,
      provider: { getMigrations },
    }).migrateToLatest()
    expect(error).toMatchObject({ message: expect.stringContaining('no_such_table') })
    expect(await database.kysely.introspection.getTables()).toEqual([])
    await migrate(database)
    await database.kysely.insertInto('setting').values({ name: 'migrated', value: 'yes' }).execute()
    await database.close()
    await empty.remove()
  })
})

it('C-01 rolls back a SQLite migration whose process is killed, and the next start migrates', async () => {
  const empty = newSqliteFile()
  const child = spawn(process.execPath, [HALF_MIGRATION, empty.url], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'close')
  const database = openDatabase(empty.url)
  expect(await database.kysely.introspection.getTables()).toEqual([])
  await migrate(database)
  await database.close()
  await empty.remove()
})
