import { expect, it } from 'vitest'
import { describeMigration } from '../../../test/databases/databases.ts'
import { migrate } from '../migrate.ts'

const AT = '2026-11-20T12:00:00.000Z'

const reservation = (id: string, state: string) =>
  `insert into reservation (id, room_id, client_id, in_date, out_date, price_per_night, price, igv, total, payer_index,
    channel, detail, state, search_text, created_at) values ('${id}', 'r1', 'c1', '2026-12-01', '2026-12-01', 1, 1, 0, 1, 0,
    'WEB', '', '${state}', '', '${AT}')`
const event = (id: string, kind: string) =>
  `insert into reservation_event (id, reservation_id, at, kind) values ('${id} ${kind}', '${id}', '${AT}', '${kind}')`

const EARLIER_ROWS = [
  `insert into room (id, identifier, category, description, price_per_night, capacity, created_at, identifier_key)
    values ('r1', 'Molle', 'Doble', '', 1, 2, '${AT}', 'molle')`,
  `insert into client (id, names, surnames, email, document, document_number, phone, location, country, age, ruc)
    values ('c1', 'Rosa', 'Quispe', 'rosa@example.pe', 'DNI', '1', '1', 'Lima', 'Perú', 30, '')`,
  reservation('1', 'deleted'),
  event('1', 'created_by_staff'),
  reservation('2', 'deleted'),
  event('2', 'confirmed'),
  event('2', 'cancelled'),
  reservation('3', 'deleted'),
  event('3', 'payment_sent'),
  reservation('4', 'confirmed'),
  event('4', 'confirmed'),
]

describeMigration('migration of corrections', (openAt) => {
  it('D-08 derives from the history to which state an earlier deletion can be undone', async () => {
    const database = await openAt('015-search-texts', EARLIER_ROWS)
    const { kysely } = database
    await migrate(database)
    const rows = await kysely
      .selectFrom('reservation')
      .select(['id', 'deleted_from', 'notes'])
      .orderBy('id')
      .execute()
    expect(rows.map((row) => ({ ...row }))).toEqual([
      { id: '1', deleted_from: 'confirmed', notes: '' },
      { id: '2', deleted_from: 'cancelled', notes: '' },
      { id: '3', deleted_from: null, notes: '' },
      { id: '4', deleted_from: null, notes: '' },
    ])
  })
})
