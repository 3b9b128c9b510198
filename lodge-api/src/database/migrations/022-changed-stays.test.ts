import { expect, it } from 'vitest'
import { describeMigration } from '../../../test/databases/databases.ts'
import { migrate } from '../migrate.ts'

const AT = '2026-11-20T12:00:00.000Z'

const refund = (id: string, { cause, problem = '' }: { cause: string; problem?: string }) =>
  `insert into refund (id, reservation_id, purchase_number, cause, amount, state, problem, ordered_at, state_at)
    values ('${id}', '1', null, '${cause}', 100, 'paid_by_hand', '${problem}', '${AT}', '${AT}')`

const EARLIER_ROWS = [
  `insert into room (id, identifier, category, description, price_per_night, capacity, created_at, identifier_key)
    values ('r1', 'Molle', 'Doble', '', 1, 2, '${AT}', 'molle')`,
  `insert into client (id, names, surnames, email, document, document_number, phone, location, country, age, ruc)
    values ('c1', 'Rosa', 'Quispe', 'rosa@example.pe', 'DNI', '1', '1', 'Lima', 'Perú', 30, '')`,
  `insert into reservation (id, room_id, client_id, in_date, out_date, price_per_night, price, igv, total, payer_index,
    channel, detail, state, search_text, created_at) values ('1', 'r1', 'c1', '2026-12-01', '2026-12-01', 1, 1, 0, 1, 0,
    'WEB', '', 'confirmed', '', '${AT}')`,
  refund('a change by hand', { cause: 'change' }),
  refund('cancelled by hand', { cause: 'cancellation' }),
  refund('impossible', { cause: 'cancellation', problem: 'too_old' }),
]

describeMigration('migration of changed stays', (openAt) => {
  it('D-06 derives what had paid earlier refunds, and retains nothing of earlier changes', async () => {
    const database = await openAt('019-corrections', EARLIER_ROWS)
    const { kysely } = database
    await migrate(database)
    const refunds = await kysely.selectFrom('refund').select(['id', 'origin']).orderBy('id').execute()
    expect(refunds.map(({ id, origin }) => [id, origin])).toEqual([
      ['a change by hand', 'card'],
      ['cancelled by hand', 'desk'],
      ['impossible', 'card'],
    ])
    const reservation = await kysely.selectFrom('reservation').select('change_retained').executeTakeFirst()
    expect(reservation?.change_retained).toBe(0)
  })
})
