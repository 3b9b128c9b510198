import { type Stay, stayFromNights } from 'shared-ui/rules/stay'
import type { ReservationState } from 'shared-ui/validators/reservation'
import type { Executor } from '../database/connect.ts'

/** What mails tell of a reservation. Amounts in céntimos, the price per night in 1/10000 soles. */
export type ReservationFacts = {
  id: string
  state: ReservationState
  stay: Stay
  pricePerNight: number
  price: number
  igv: number
  total: number
  room: { identifier: string; category: string }
  client: { names: string; surnames: string; email: string }
  /** Null where staff made the reservation. */
  payment: PaymentFacts | null
}

export type PaymentFacts = {
  purchaseNumber: string
  total: number
  /** Masked by the provider; empty when it did not say. */
  card: string
  brand: string
  answer: string
  /** When the provider charged (ISO 8601), or else when it became known here. */
  at: string
  testMode: boolean
}

/** Reads what a mail tells of a reservation. Throws when there is no such reservation. */
export async function readReservationFacts(executor: Executor, id: string): Promise<ReservationFacts> {
  const row = await executor
    .selectFrom('reservation')
    .innerJoin('room', 'room.id', 'reservation.room_id')
    .innerJoin('client', 'client.id', 'reservation.client_id')
    .where('reservation.id', '=', id)
    .select(['reservation.state', 'reservation.in_date', 'reservation.out_date'])
    .select(['reservation.price_per_night', 'reservation.price', 'reservation.igv', 'reservation.total'])
    .select(['room.identifier', 'room.category', 'client.names', 'client.surnames', 'client.email'])
    .executeTakeFirstOrThrow()
  return {
    id,
    state: row.state,
    stay: stayFromNights(row.in_date, row.out_date),
    pricePerNight: row.price_per_night,
    price: row.price,
    igv: row.igv,
    total: row.total,
    room: { identifier: row.identifier, category: row.category },
    client: { names: row.names, surnames: row.surnames, email: row.email },
    payment: await readPayment(executor, id),
  }
}

async function readPayment(executor: Executor, reservationId: string): Promise<PaymentFacts | null> {
  const row = await executor
    .selectFrom('payment_attempt')
    .select(['purchase_number', 'total', 'card', 'brand', 'action_description'])
    .select(['transaction_date', 'state_at', 'test_mode'])
    .where('reservation_id', '=', reservationId)
    .where('state', 'in', ['confirmed', 'reversed'])
    .orderBy('purchase_number', 'desc')
    .executeTakeFirst()
  if (!row) return null
  return {
    purchaseNumber: String(row.purchase_number),
    total: row.total,
    card: row.card,
    brand: row.brand,
    answer: row.action_description,
    at: instantFromLimaStamp(row.transaction_date) ?? row.state_at,
    testMode: row.test_mode === 1,
  }
}

const LIMA_STAMP = /^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/

/** `yyMMddHHmmss` on Lima's clock, as the provider writes it, as ISO 8601; Lima is UTC−5 all year. */
function instantFromLimaStamp(stamp: string): string | null {
  const match = LIMA_STAMP.exec(stamp)
  if (!match) return null
  const [, year, month, day, hour, minute, second] = match
  const text = `20${year}-${month}-${day}T${hour}:${minute}:${second}-05:00`
  return Number.isNaN(Date.parse(text)) ? null : text
}
