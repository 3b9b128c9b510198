import { type Insertable, sql } from 'kysely'
import type { PaymentState, RefundState } from 'shared-ui/validators/reservations/reservation'
import type { Database } from '../src/database/connect.ts'
import type { Schema } from '../src/database/schema.ts'

/** A fictitious reservation for tests of mails: two nights, paid with a test card. */
export const SAMPLE_ID = '01977000-0000-7000-8000-0000a1b2c3d4'

type Parts = {
  client?: Partial<Insertable<Schema['client']>>
  reservation?: Partial<Insertable<Schema['reservation']>>
  purchase?: Partial<Omit<Insertable<Schema['purchase']>, 'state'>> & { state?: PaymentState }
}

const PURCHASE_NUMBER = 3_310_001
const CREATED = '2026-11-28T15:00:00.000Z'
const STAY = { in_date: '2026-11-30', out_date: '2026-12-01' }
const AMOUNTS = { price_per_night: 2_500_000, price: 50_000, igv: 9_000, total: 59_000 }

/** Inserts the reservation, booked by a guest, or made by staff if `purchase` is missing. */
export async function insertReservation({ kysely }: Database, parts: Parts = {}): Promise<void> {
  await insertRoom(kysely)
  await insertClient(kysely, parts.client)
  await kysely
    .insertInto('reservation')
    .values({
      id: SAMPLE_ID,
      room_id: 'room',
      client_id: 'client',
      ...STAY,
      ...AMOUNTS,
      payer_index: 0,
      channel: 'WEB',
      detail: '',
      state: 'confirmed',
      search_text: '',
      created_at: CREATED,
      ...parts.reservation,
    })
    .execute()
  if (parts.purchase) await insertPurchase(kysely, parts.purchase)
}

async function insertRoom(kysely: Database['kysely']): Promise<void> {
  await kysely
    .insertInto('room')
    .values({
      id: 'room',
      identifier: 'Molle',
      category: 'Doble',
      description: 'Da al río.',
      price_per_night: AMOUNTS.price_per_night,
      capacity: 2,
      photo_version: null,
      archived_at: null,
      created_at: CREATED,
      identifier_key: 'molle',
      version: 1,
    })
    .execute()
}

async function insertClient(kysely: Database['kysely'], client: Parts['client']): Promise<void> {
  await kysely
    .insertInto('client')
    .values({
      id: 'client',
      names: 'Rosa Elvira',
      surnames: 'Quispe Mamani',
      email: 'rosa.quispe@example.pe',
      document: 'DNI',
      document_number: '44556677',
      phone: '984000111',
      location: 'Jirón de Ejemplo 123, Lima',
      country: 'Perú',
      age: 34,
      ruc: '',
      ...client,
    })
    .execute()
}

async function insertPurchase(
  kysely: Database['kysely'],
  { state = 'confirmed', ...purchase }: NonNullable<Parts['purchase']>,
): Promise<void> {
  await kysely
    .insertInto('purchase')
    .values({
      purchase_number: PURCHASE_NUMBER,
      state: 'held',
      total: AMOUNTS.total,
      email: 'rosa.quispe@example.pe',
      document_number: '44556677',
      session_key: null,
      expires_at: CREATED,
      token_hash: null,
      visit: '',
      tab: '',
      address_hash: '',
      provider: 'sandbox',
      environment: 'sandbox',
      merchant_id: '',
      card: '491914******9067',
      brand: 'visa',
      action_code: '000',
      action_description: 'Aprobado y completado con exito',
      transaction_id: '99',
      transaction_date: '261128233015',
      test_mode: 1,
      created_at: CREATED,
      state_at: CREATED,
      ...purchase,
    })
    .execute()
  await kysely
    .insertInto('purchase_item')
    .values({
      purchase_number: PURCHASE_NUMBER,
      position: 1,
      room_id: 'room',
      ...STAY,
      ...AMOUNTS,
      reservation_id: SAMPLE_ID,
    })
    .execute()
  // Only transitions write states in the product; a sample may start in any state.
  await sql`update purchase set state = ${state} where purchase_number = ${PURCHASE_NUMBER}`.execute(kysely)
}

/** Inserts a refund of its charge, caused by a cancellation, in any state. */
export async function insertRefund(
  { kysely }: Database,
  {
    id,
    state,
    ...refund
  }: Partial<Omit<Insertable<Schema['refund']>, 'state'>> & {
    id: string
    state: RefundState
  },
): Promise<void> {
  await kysely
    .insertInto('refund')
    .values({
      id,
      state: 'waiting',
      reservation_id: SAMPLE_ID,
      purchase_number: PURCHASE_NUMBER,
      cause: 'cancellation',
      amount: 47_200,
      problem: '',
      reference: id,
      ordered_at: CREATED,
      state_at: CREATED,
      ...refund,
    })
    .execute()
  await sql`update refund set state = ${state} where id = ${id}`.execute(kysely)
}
