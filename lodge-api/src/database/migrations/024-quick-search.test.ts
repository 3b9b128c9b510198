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
const ID = '01945a3c-0000-7000-8000-000052cc4b20'

const EARLIER_ROWS = [
  `insert into room (id, identifier, category, description, price_per_night, capacity, created_at, identifier_key)
    values ('r1', 'Molle', 'Doble', '', 1, 2, '${AT}', 'molle')`,
  `insert into client (id, names, surnames, email, document, document_number, phone, location, country, age, ruc)
    values ('c1', 'Rosa', 'Quispe', 'Rosa@example.pe', 'DNI', '44556677', '984000111', 'Lima', 'Perú', 30, '')`,
  `insert into reservation (id, room_id, client_id, in_date, out_date, price_per_night, price, igv, total, payer_index,
    channel, detail, state, search_text, created_at) values ('${ID}', 'r1', 'c1', '2026-12-01', '2026-12-01', 1, 1, 0, 1, 0,
    'WEB', '', 'confirmed', 'quispe rosa', '${AT}')`,
]

const engines: [string, () => EmptyDatabase | Promise<EmptyDatabase>][] = [
  ['SQLite', newSqliteFile],
  ...(postgresUrl
    ? [['PostgreSQL', newPostgresDatabase] satisfies [string, () => Promise<EmptyDatabase>]]
    : []),
]

describe.each(engines)('migration of the quick search (%s)', (_engine, take) => {
  it('D-09 adds phone and e-mail to the search texts of earlier reservations', async () => {
    const empty = await take()
    const database = openDatabase(empty.url)
    const { kysely } = database
    await migratorOf(database).migrateTo('019-corrections')
    for (const statement of EARLIER_ROWS) await sql.raw(statement).execute(kysely)
    await migrate(database)
    const { search_text } = await kysely
      .selectFrom('reservation')
      .select('search_text')
      .executeTakeFirstOrThrow()
    expect(search_text).toBe('rosa quispe 44556677 rosa@example.pe 51984000111 molle doble 52cc4b20')
    await database.close()
    await empty.remove()
  })
})
