import { instantFromLimaStamp } from 'shared-ui/rules/lima-stamp'
import { type Stay, stayFromNights } from 'shared-ui/rules/stay'
import type { PaymentState, ReservationState } from 'shared-ui/validators/reservation'
import type { Executor } from '../database/connect.ts'
import { instantText } from '../database/instants.ts'

/** What mails say about a reservation. Amounts in céntimos, the price per night in 1/10000 soles. */
export type ReservationFacts = {
  id: string
  state: ReservationState
  stay: Stay
  pricePerNight: number
  price: number
  igv: number
  total: number
  room: { id: string; identifier: string; category: string }
  client: { names: string; surnames: string; email: string; phone: string }
  /** In whatever state it is; null where staff made the reservation. */
  payment: PaymentFacts | null
}

export type PaymentFacts = {
  purchaseNumber: string
  state: PaymentState
  /** The reservation's own part of the charge. */
  total: number
  /** Masked by the provider; this and the three below are empty where the provider did not send them. */
  card: string
  brand: string
  actionCode: string
  /** The bank's own sentence. */
  answer: string
  /** When the provider charged (ISO 8601), or else when the state was reached. */
  at: string
  /** When the state was reached (ISO 8601, UTC). */
  stateAt: string
  testMode: boolean
}

/** Reads what a mail says about a reservation; undefined where there is no such reservation. */
export async function readReservationFacts(
  executor: Executor,
  id: string,
): Promise<ReservationFacts | undefined> {
  const row = await executor
    .selectFrom('reservation')
    .innerJoin('room', 'room.id', 'reservation.room_id')
    .innerJoin('client', 'client.id', 'reservation.client_id')
    .where('reservation.id', '=', id)
    .select(['reservation.state', 'reservation.in_date', 'reservation.out_date'])
    .select(['reservation.price_per_night', 'reservation.price', 'reservation.igv', 'reservation.total'])
    .select(['room.id as room_id', 'room.identifier', 'room.category'])
    .select(['client.names', 'client.surnames', 'client.email', 'client.phone'])
    .executeTakeFirst()
  if (!row) return undefined
  return {
    id,
    state: row.state,
    stay: stayFromNights(row.in_date, row.out_date),
    pricePerNight: row.price_per_night,
    price: row.price,
    igv: row.igv,
    total: row.total,
    room: { id: row.room_id, identifier: row.identifier, category: row.category },
    client: { names: row.names, surnames: row.surnames, email: row.email, phone: row.phone },
    payment: await readPayment(executor, id),
  }
}

async function readPayment(executor: Executor, reservationId: string): Promise<PaymentFacts | null> {
  const row = await executor
    .selectFrom('purchase_item')
    .innerJoin('purchase', 'purchase.purchase_number', 'purchase_item.purchase_number')
    .where('purchase_item.reservation_id', '=', reservationId)
    .select(['purchase.purchase_number', 'purchase.state', 'purchase_item.total', 'purchase.test_mode'])
    .select('purchase.charged')
    .select(['purchase.card', 'purchase.brand', 'purchase.action_code', 'purchase.action_description'])
    .select(['purchase.transaction_date', 'purchase.state_at'])
    .executeTakeFirst()
  if (!row) return null
  return {
    purchaseNumber: String(row.purchase_number),
    state: row.state,
    total: row.state === 'confirmed' ? row.total : (row.charged ?? row.total),
    card: row.card,
    brand: row.brand,
    actionCode: row.action_code,
    answer: row.action_description,
    at: chargedAt(row),
    stateAt: row.state_at,
    testMode: row.test_mode === 1,
  }
}

/** When the card was charged (ISO 8601): by the provider's clock, or else when the state was reached. */
function chargedAt({ transaction_date, state_at }: { transaction_date: string; state_at: string }): string {
  const instant = instantFromLimaStamp(transaction_date)
  return instant === null ? state_at : instantText(instant)
}
