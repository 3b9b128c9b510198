import { expect, it } from 'vitest'
import { describeMigration } from '../../../test/databases/databases.ts'
import { migrate } from '../migrate.ts'

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

describeMigration('migration of the quick search', (openAt) => {
  it('D-09 adds phone and e-mail to the search texts of earlier reservations', async () => {
    const database = await openAt('019-corrections', EARLIER_ROWS)
    const { kysely } = database
    await migrate(database)
    const { search_text } = await kysely
      .selectFrom('reservation')
      .select('search_text')
      .executeTakeFirstOrThrow()
    expect(search_text).toBe('rosa quispe 44556677 rosa@example.pe 51984000111 molle doble 52cc4b20')
  })
})
