import { expect, it } from 'vitest'
import { describeMigration } from '../../../test/databases/databases.ts'
import { migrate } from '../migrate.ts'

const AT = '2026-11-20T12:00:00.000Z'

/** A payment attempt of the previous version: number, state, reservation and the provider's transaction id. */
const ATTEMPTS: [number: number, state: string, reservation: string | null, transaction: string][] = [
  [101, 'held', null, ''],
  [102, 'authorizing', 'r-pending', ''],
  [103, 'confirmed', 'r-confirmed', '990'],
  [104, 'reversed', 'r-returned', '991'],
  [105, 'reversed', 'r-never', ''],
  [106, 'denied', null, ''],
]

const RESERVATIONS = [
  ['r-pending', 'pending'],
  ['r-confirmed', 'confirmed'],
  ['r-returned', 'reversed'],
  ['r-never', 'reversed'],
] as const

const EARLIER_ROWS = [
  `insert into room (id, identifier, category, description, price_per_night, capacity, created_at, identifier_key)
    values ('room', 'Molle', 'Doble', '', 2000000, 2, '${AT}', 'molle')`,
  `insert into client (id, names, surnames, email, document, document_number, phone, location, country, age, ruc)
    values ('client', 'Rosa', 'Quispe', 'rosa@example.pe', 'DNI', '44556677', '984000111', '', 'Perú', 30, '')`,
  ...RESERVATIONS.map(
    ([id, state]) =>
      `insert into reservation (id, room_id, client_id, in_date, out_date, price_per_night, price, igv, total, payer_index,
      channel, detail, state, search_text, created_at)
      values ('${id}', 'room', 'client', '2027-01-01', '2027-01-02', 2000000, 40000, 7200, 47200, 0, 'WEB', '', '${state}', '', '${AT}')`,
  ),
  ...ATTEMPTS.map(
    ([number, state, reservation, transaction]) =>
      `insert into payment_attempt (purchase_number, state, room_id, in_date, out_date, price_per_night, price, igv, total, email,
      document_number, expires_at, reservation_id, transaction_id, test_mode, created_at, state_at)
      values (${number}, '${state}', 'room', '2027-01-01', '2027-01-02', 2000000, 40000, 7200, 47200, 'rosa@example.pe',
      '44556677', '${AT}', ${reservation === null ? 'null' : `'${reservation}'`}, '${transaction}', 1, '${AT}', '${AT}')`,
  ),
  `insert into taken_night (room_id, night, purchase_number, held_until) values ('room', '2027-02-01', 101, '${AT}')`,
  ...['waiting', 'failed', 'desk'].map(
    (state) =>
      `insert into refund (id, reservation_id, purchase_number, cause, amount, state, problem, reference, ordered_at, state_at)
      values ('f-${state}', 'r-confirmed', 103, 'change', 100, '${state}', '', 'f-${state}', '${AT}', '${AT}')`,
  ),
  ...[
    ['j-mail', 'mail', '{"template":"payment-reversed","reservationId":"r-never","to":"guest"}'],
    ['j-settle', 'settle-payment', '{"purchaseNumber":102}'],
  ].map(
    ([id, kind, payload]) =>
      `insert into job (id, kind, payload, run_at, attempts, created_at) values ('${id}', '${kind}', '${payload}', '${AT}', 0, '${AT}')`,
  ),
  ...['r-returned', 'r-never'].map(
    (reservation, index) =>
      `insert into reservation_event (id, reservation_id, at, kind) values ('e${index + 1}', '${reservation}', '${AT}', 'reversed')`,
  ),
]

describeMigration('migration of payment attempts to purchases', (openAt) => {
  it('M-01 M-03 M-07 keeps reservations and separates returned charges from charges never made', async () => {
    const database = await openAt('012-guest-links', EARLIER_ROWS)
    await migrate(database)
    const { kysely } = database
    const purchases = await kysely.selectFrom('purchase').selectAll().orderBy('purchase_number').execute()
    expect(purchases.map(({ state, charged, provider }) => [state, charged, provider])).toEqual([
      ['held', null, 'sandbox'],
      ['charging', null, 'sandbox'],
      ['confirmed', 47_200, 'sandbox'],
      ['returned', 47_200, 'sandbox'],
      ['never_charged', null, 'sandbox'],
      ['denied', null, 'sandbox'],
    ])
    expect(purchases.map(({ next_attempt_at }) => next_attempt_at)).toEqual([
      null,
      AT,
      null,
      null,
      null,
      null,
    ])
    const items = await kysely.selectFrom('purchase_item').selectAll().orderBy('purchase_number').execute()
    expect(items.map(({ position, total, reservation_id }) => [position, total, reservation_id])).toEqual(
      ATTEMPTS.map(([, , reservation]) => [1, 47_200, reservation]),
    )
    const reservations = await kysely
      .selectFrom('reservation')
      .select(['id', 'state'])
      .orderBy('id')
      .execute()
    expect(reservations.map(({ id, state }) => `${id} ${state}`)).toEqual([
      'r-confirmed confirmed',
      'r-never failed',
      'r-pending pending',
      'r-returned failed',
    ])
    const refunds = await kysely.selectFrom('refund').select(['id', 'state']).orderBy('id').execute()
    expect(refunds.map(({ state }) => state)).toEqual(['paid_by_hand', 'manual', 'waiting'])
    const jobs = await kysely.selectFrom('job').select('payload').execute()
    expect(jobs.map(({ payload }) => JSON.parse(payload).template)).toEqual(['payment-ended'])
    const events = await kysely.selectFrom('reservation_event').select('kind').orderBy('id').execute()
    expect(events.map(({ kind }) => kind)).toEqual(['charge_returned', 'never_charged'])
    const next = await kysely
      .insertInto('purchase')
      .values({ ...NEXT, created_at: AT, state_at: AT })
      .returning('purchase_number')
      .executeTakeFirstOrThrow()
    expect(next.purchase_number).toBeGreaterThan(106)
  })
})

const NEXT = {
  state: 'held',
  total: 1,
  email: '',
  document_number: '',
  session_key: null,
  expires_at: AT,
  token_hash: null,
  visit: '',
  tab: '',
  address_hash: '',
  provider: 'sandbox',
  environment: 'sandbox',
  merchant_id: '1',
  test_mode: 1,
} as const
