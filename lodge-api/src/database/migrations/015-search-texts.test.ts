import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import {
  type EmptyDatabase,
  newPostgresDatabase,
  newSqliteFile,
  postgresUrl,
} from '../../../test/databases/empty-database.ts'
import { openDatabase } from '../connect.ts'
import { migrate, migratorOf } from '../migrate.ts'

const AT = '2026-11-20T12:00:00.000Z'

/** Rows whose keys an earlier version wrote: with typographic apostrophes, and `x ` before a hybrid's name. */
const EARLIER_ROWS = [
  `insert into zone (id, name, name_key, version, created_at) values
    ('z1', 'K’antu', 'k’antu', 1, '${AT}'), ('z2', 'K''antu', 'k''antu', 1, '${AT}'), ('z3', 'Huerto', 'huerto', 1, '${AT}')`,
  `insert into family (id, name, name_key, version, created_at) values ('f1', '× Familia', 'x familia', 1, '${AT}')`,
  `insert into plant (id, name, scientific_name, description, zone_id, family_id, photo_version, name_key,
    scientific_key, search_text, version, created_at) values
    ('p1', 'Mango “Haden”', '× Mangifera', '', 'z3', 'f1', '', 'mango “haden”', 'x mangifera',
    'mango “haden” x mangifera x familia huerto', 1, '${AT}')`,
  `insert into room (id, identifier, category, description, price_per_night, capacity, created_at, identifier_key)
    values ('r1', 'K’antu', 'Doble', '', 1, 2, '${AT}', 'k’antu')`,
  `insert into contact_message (id, names, email, phone, message, fingerprint, created_at, search_text)
    values ('m1', 'Ana D’Angelo', '', '', '', 'x', '${AT}', 'ana d’angelo')`,
]

const engines: [string, () => EmptyDatabase | Promise<EmptyDatabase>][] = [
  ['SQLite', newSqliteFile],
  ...(postgresUrl
    ? [['PostgreSQL', newPostgresDatabase] satisfies [string, () => Promise<EmptyDatabase>]]
    : []),
]

describe.each(engines)('migration of search texts (%s)', (_engine, take) => {
  it('V-11 normalises stored keys again, and keeps two zones whose names are now alike', async () => {
    const empty = await take()
    const database = openDatabase(empty.url)
    const { kysely } = database
    await migratorOf(database).migrateTo('014-request-limits')
    for (const statement of EARLIER_ROWS) await sql.raw(statement).execute(kysely)
    await migrate(database)
    const zones = await kysely.selectFrom('zone').select('name_key').orderBy('id').execute()
    expect(zones.map(({ name_key }) => name_key)).toEqual(["k'antu z1", "k'antu", 'huerto'])
    const plant = await kysely
      .selectFrom('plant')
      .select(['name_key', 'scientific_key', 'search_text'])
      .executeTakeFirst()
    expect({ ...plant }).toEqual({
      name_key: "mango 'haden'",
      scientific_key: 'xmangifera',
      search_text: "mango 'haden' xmangifera xfamilia huerto",
    })
    const room = await kysely.selectFrom('room').select('identifier_key').executeTakeFirst()
    expect(room?.identifier_key).toBe("k'antu")
    const message = await kysely.selectFrom('contact_message').select('search_text').executeTakeFirst()
    expect(message?.search_text).toBe("ana d'angelo")
    await database.close()
    await empty.remove()
  })
})
