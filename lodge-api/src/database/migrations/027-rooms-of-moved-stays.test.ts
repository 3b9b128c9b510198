import { expect, it } from 'vitest'
import { describeMigration } from '../../../test/databases/databases.ts'
import { migrate } from '../migrate.ts'

const AT = '2026-11-20T12:00:00.000Z'

const room = (id: string, identifier: string) =>
  `insert into room (id, identifier, category, description, price_per_night, capacity, created_at, identifier_key)
    values ('${id}', '${identifier}', 'Doble', '', 1, 2, '${AT}', '${identifier.toLowerCase()}')`
const client = (id: string) =>
  `insert into client (id, names, surnames, email, document, document_number, phone, location, country, age, ruc)
    values ('${id}', 'Rosa', 'Quispe', '', 'DNI', '44556677', '', 'Lima', 'Perú', 30, '')`
const reservation = (id: string, roomSince: string) =>
  `insert into reservation (id, room_id, client_id, in_date, out_date, price_per_night, price, igv, total, payer_index, channel,
    detail, state, search_text, created_at, room_since) values ('${id}', 'r2', 'c-${id}', '2026-12-01', '2026-12-03', 1, 3, 0, 3, 0,
    'WEB', '', 'confirmed', 'quispe sauco doble', '${AT}', ${roomSince})`
const segment = (position: number, roomId: string) =>
  `insert into reservation_segment (reservation_id, position, room_id, in_date, out_date, price_per_night, price, igv, total)
    values ('moved', ${position}, '${roomId}', '2026-12-0${position}', '2026-12-0${position}', 1, 1, 0, 1)`

const EARLIER_ROWS = [
  room('r1', 'Quinual'),
  room('r2', 'Sauco'),
  ...['c-moved', 'c-whole'].map(client),
  reservation('moved', "'2026-12-03'"),
  reservation('whole', 'null'),
  segment(1, 'r1'),
  segment(2, 'r1'),
]

describeMigration('migration of the rooms of moved stays', (openAt) => {
  it('D-09 adds the earlier rooms of a moved stay to its search text, and leaves others as they are', async () => {
    const database = await openAt('026-first-passwords', EARLIER_ROWS)
    const { kysely } = database
    await migrate(database)
    const rows = await kysely.selectFrom('reservation').select(['id', 'search_text']).orderBy('id').execute()
    expect(rows).toEqual([
      { id: 'moved', search_text: 'quispe sauco doble quinual doble' },
      { id: 'whole', search_text: 'quispe sauco doble' },
    ])
  })
})
