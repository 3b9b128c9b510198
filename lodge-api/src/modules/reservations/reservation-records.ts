import type { Quote, TenThousandths } from 'shared-ui/rules/money/money'
import type { Client } from 'shared-ui/validators/reservations/client'
import type {
  EventFactsResponse,
  ReservationRequest,
  ReservationState,
} from 'shared-ui/validators/reservations/reservation'
import type * as v from 'valibot'
import type { DatabaseTransaction } from '../../database/connect.ts'
import { newId } from '../../database/ids.ts'
import { instantText } from '../../database/instants.ts'
import { reservationSearchText } from '../../database/queries/reservation-search-text.ts'
import type { ClientTable, ReservationEventTable } from '../../database/schema.ts'
import { textColumns } from './reservation-texts.ts'
import { insertClient, insertEvent, insertReservation } from './reservations-repository.ts'

/** A reservation to be stored: as requested, but with money as quoted by the lodge. */
export type NewReservation = Omit<
  v.InferOutput<typeof ReservationRequest>,
  'room' | 'price' | 'IGV' | 'total'
> & {
  room: { id: string; identifier: string; category: string; pricePerNight: TenThousandths }
  quote: Quote
  state: ReservationState
  client: Client
  /** The purchase that pays for it; null if staff make it. */
  purchaseNumber: number | null
}

/** Converts a client to its row. */
export const clientRow = (id: string, client: Client): ClientTable => ({
  id,
  names: client.names,
  surnames: client.surnames,
  email: client.email,
  document: client.identificationDocument,
  document_number: client.identificationDocumentNumber,
  phone: client.phone,
  location: client.location,
  country: client.country,
  age: client.age,
  ruc: client.RUC,
})

/** Inserts a client and a reservation and returns the reservation's id. Does not take the nights (`takeNights`). */
export async function writeReservation(
  transaction: DatabaseTransaction,
  reservation: NewReservation,
  now: number,
): Promise<string> {
  const { room, client, quote } = reservation
  const clientId = newId(now)
  const id = newId(now)
  await insertClient(transaction, clientRow(clientId, client))
  await insertReservation(transaction, {
    id,
    room_id: room.id,
    client_id: clientId,
    in_date: reservation.inDate,
    out_date: reservation.outDate,
    price_per_night: room.pricePerNight,
    price: quote.price,
    igv: quote.igv,
    total: quote.total,
    payer_index: reservation.payerIndex,
    ...textColumns(reservation),
    state: reservation.state,
    search_text: reservationSearchText({
      id,
      client,
      rooms: [room],
      purchaseNumber: reservation.purchaseNumber,
    }),
    created_at: instantText(now),
  })
  return id
}

export type NewEvent = Pick<ReservationEventTable, 'reservation_id' | 'kind'> & {
  by?: string
  facts?: EventFactsResponse
}

/** Adds an event to a reservation's history; `by` is a staff member's username. */
export const recordEvent = (transaction: DatabaseTransaction, event: NewEvent, now: number) =>
  insertEvent(transaction, {
    id: newId(now),
    reservation_id: event.reservation_id,
    at: instantText(now),
    kind: event.kind,
    by: event.by ?? null,
    facts: event.facts ? JSON.stringify(event.facts) : null,
  })
