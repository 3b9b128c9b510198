import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, it } from 'vitest'
import { newSqliteFile } from '../../../test/databases/empty-database.ts'
import { openDatabase } from '../connect.ts'
import { migrate } from '../migrate.ts'
import { foundation } from './001-foundation.ts'

it('A-01 names existing staff by their username and accepts it in any case at sign-in', async () => {
  const empty = newSqliteFile()
  const database = openDatabase(empty.url)
  const getMigrations = async () => ({ '001-foundation': foundation('sqlite') })
  await new Migrator({ db: database.kysely, provider: { getMigrations } }).migrateToLatest()
  await sql`insert into staff (id, username, password_hash, active, session_version, created_at)
    values ('1', 'Recepción', 'hash', 1, 1, '2026-11-28')`.execute(database.kysely)
  await migrate(database)
  const staff = await database.kysely.selectFrom('staff').selectAll().executeTakeFirst()
  expect(staff).toMatchObject({
    username: 'Recepción',
    name: 'Recepción',
    username_key: 'recepción',
    deactivated_at: null,
    last_sign_in_at: null,
  })
  await database.close()
  await empty.remove()
})
