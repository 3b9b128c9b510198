import { addDays, dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { expect, it } from 'vitest'
import { describeMigration } from '../../../test/databases/databases.ts'
import { migrate } from '../migrate.ts'

const TODAY = dayInLima(Date.now())
/** Id, state, first and last night, relative to today. */
const STAYS = [
  ['a-left', 'confirmed', -3, -2],
  ['b-leaves-today', 'confirmed', -3, -1],
  ['c-stays', 'confirmed', -1, 4],
  ['d-arrives', 'confirmed', 0, 2],
  ['e-cancelled', 'cancelled', -3, -2],
] as const

const EARLIER_ROWS = [
  `insert into room (id, identifier, category, description, price_per_night, capacity, created_at, identifier_key, version)
    values ('room', 'Molle', 'Doble', '', 2000000, 2, '2026-01-01T00:00:00.000Z', 'molle', 1)`,
  `insert into client (id, names, surnames, email, document, document_number, phone, location, country, age, ruc)
    values ('client', 'Rosa', 'Quispe', '', 'DNI', '1', '1', '', 'Perú', 30, '')`,
  ...STAYS.map(
    ([id, state, first, last]) =>
      `insert into reservation (id, room_id, client_id, in_date, out_date, price_per_night, price, igv, total, payer_index,
      channel, detail, state, search_text, created_at)
      values ('${id}', 'room', 'client', '${addDays(TODAY, first)}', '${addDays(TODAY, last)}', 1, 1, 1, 1, 0, '', '',
      '${state}', '', '2026-01-01T00:00:00.000Z')`,
  ),
]

describeMigration('migration to stay states', (openAt) => {
  it('D-02 marks past stays as left and begun ones as in house', async () => {
    const database = await openAt('014-request-limits', EARLIER_ROWS)
    await migrate(database)
    const rows = await database.kysely.selectFrom('reservation').selectAll().orderBy('id').execute()
    expect(rows.map(({ stay_state, stay_at }) => [stay_state, stay_at])).toEqual([
      ['left', null],
      ['in_house', null],
      ['in_house', null],
      ['to_come', null],
      ['to_come', null],
    ])
  })
})
