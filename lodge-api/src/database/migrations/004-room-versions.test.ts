import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { newSqliteFile } from '../../../test/databases/empty-database.ts'
import { type Database, openDatabase } from '../connect.ts'
import { migrate } from '../migrate.ts'
import { foundation } from './001-foundation.ts'

let empty: ReturnType<typeof newSqliteFile>
let database: Database

beforeEach(async () => {
  empty = newSqliteFile()
  database = openDatabase(empty.url)
  const getMigrations = async () => ({ '001-foundation': foundation('sqlite') })
  await new Migrator({ db: database.kysely, provider: { getMigrations } }).migrateToLatest()
})
afterEach(async () => {
  await database.close()
  await empty.remove()
})

const addRoom = (id: string, identifier: string) =>
  sql`insert into room (id, identifier, category, description, price_per_night, capacity, photo_version, created_at)
    values (${id}, ${identifier}, 'Doble', 'Dos camas.', 1, 2, ${`photo of ${id}`}, '2026-11-28')`.execute(
    database.kysely,
  )

it('V-06 C-07 case 19 gives existing rooms a version, a unique key and the version of their photo', async () => {
  await addRoom('1', 'Lúcuma')
  await addRoom('2', 'LUCUMA')
  await sql`insert into photo (owner_id, width, bytes) values ('2', 320, x'00')`.execute(database.kysely)
  await migrate(database)
  const rooms = await database.kysely
    .selectFrom('room')
    .select(['identifier', 'identifier_key', 'version'])
    .orderBy('id')
    .execute()
  expect(rooms.map((room) => ({ ...room }))).toEqual([
    { identifier: 'Lúcuma', identifier_key: 'lucuma', version: 1 },
    { identifier: 'LUCUMA', identifier_key: 'lucuma 2', version: 1 },
  ])
  const photo = await database.kysely.selectFrom('photo').select('version').executeTakeFirst()
  expect(photo?.version).toBe('photo of 2')
})
