import type { PaidForStay } from 'shared-ui/rules/money/folio'
import { type Centimos, solesFromCentimos, solesFromTenThousandths } from 'shared-ui/rules/money/money'
import type { FolioResponseBody } from 'shared-ui/validators/payments/folio'
import { type ReservationRefund } from 'shared-ui/validators/payments/reservation-payment'
import type { Client, IdentificationDocument } from 'shared-ui/validators/reservations/client'
import type { GuestsResponse } from 'shared-ui/validators/reservations/guest'
import {
  EventFacts,
  type ReservationDetail,
  type ReservationEventResponse,
  type ReservationSummaryResponse,
} from 'shared-ui/validators/reservations/reservation'
import * as v from 'valibot'
import { paidByCard, type Refund } from '../refunds/refunds-service.ts'
import {
  earlierRooms,
  type NamedRoom,
  type NamedSegment,
  toSegmentResponse,
} from '../segments/segments-service.ts'
import { textsOfRow } from './reservation-texts.ts'
import type {
  findReservation,
  listEvents,
  listReservations,
  ReservationRow,
} from './reservations-repository.ts'

type SummaryRow = Awaited<ReturnType<typeof listReservations>>[number]
type EventRow = Awaited<ReturnType<typeof listEvents>>[number]
export type DetailRow = NonNullable<Awaited<ReturnType<typeof findReservation>>>

const reservationFields = (row: ReservationRow) => ({
  _id: row.id,
  inDate: row.in_date,
  outDate: row.out_date,
  price: solesFromCentimos(row.price),
  IGV: solesFromCentimos(row.igv),
  total: solesFromCentimos(row.total),
  payerIndex: row.payer_index,
  ...textsOfRow(row),
  notes: row.notes,
  state: row.state,
  stay: { state: row.stay_state, at: row.stay_at, by: row.stay_by, freedFrom: row.freed_from },
  createdAt: row.created_at,
})

/** Converts a row to the list item of the API; the rooms of the stay in order, the balance in céntimos. */
export const toSummary = (
  row: SummaryRow,
  { rooms, balance }: { rooms: readonly NamedRoom[]; balance: Centimos },
): ReservationSummaryResponse => ({
  ...reservationFields(row),
  room: { _id: row.room_id, identifier: row.identifier, category: row.category },
  ...earlierRooms(rooms),
  client: { names: row.names, surnames: row.surnames },
  balance: solesFromCentimos(balance),
})

type ClientColumns = Pick<
  DetailRow,
  'names' | 'surnames' | 'email' | 'document' | 'document_number' | 'phone'
> &
  Pick<DetailRow, 'location' | 'country' | 'age' | 'ruc'>

/** Converts a row to the client of the API. */
export const clientOfRow = (row: ClientColumns): Client => ({
  names: row.names,
  surnames: row.surnames,
  email: row.email,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only validated values are stored
  identificationDocument: row.document as IdentificationDocument,
  identificationDocumentNumber: row.document_number,
  phone: row.phone,
  location: row.location,
  country: row.country,
  age: row.age,
  RUC: row.ruc,
})

function paymentOf(row: DetailRow): ReservationDetail['payment'] {
  if (row.purchase_number === null || row.payment_state === null) return null
  return {
    purchaseNumber: String(row.purchase_number),
    state: row.payment_state,
    amount: solesFromCentimos(row.payment_total ?? 0),
    card: row.card ?? '',
    brand: row.brand ?? '',
    transactionId: row.transaction_id ?? '',
    at: row.state_at ?? '',
    testMode: row.test_mode === 1,
  }
}

const toEvent = ({ facts, ...event }: EventRow): ReservationEventResponse => ({
  ...event,
  ...(facts !== null && { facts: v.parse(EventFacts, JSON.parse(facts)) }),
})

const toRefund = (refund: Refund): ReservationRefund => ({
  _id: refund.id,
  amount: solesFromCentimos(refund.amount),
  cause: refund.cause,
  state: refund.state,
  problem: refund.problem,
  reference: refund.reference ?? '',
  at: refund.state_at,
})

/** What belongs to a reservation; what was paid for the stay in céntimos. */
type RelatedRows = {
  segments: NamedSegment[]
  history: EventRow[]
  refunds: Refund[]
  folio: FolioResponseBody
  paid: PaidForStay
  guestList: GuestsResponse
}

/** Converts a reservation to the API's detail. */
export const toDetail = (
  row: DetailRow,
  { segments, history, refunds, folio, paid, guestList }: RelatedRows,
): ReservationDetail => ({
  ...reservationFields(row),
  pricePerNight: solesFromTenThousandths(row.price_per_night),
  segments: segments.map(toSegmentResponse),
  room: {
    _id: row.room_id,
    identifier: row.identifier,
    category: row.category,
    description: row.description,
    pricePerNight: solesFromTenThousandths(row.room_price_per_night),
    capacity: row.capacity,
    photo: row.photo_version,
  },
  client: clientOfRow(row),
  payment: paymentOf(row),
  paidByCard: solesFromCentimos(paidByCard(row, refunds)),
  paidForStay: { card: solesFromCentimos(paid.card), desk: solesFromCentimos(paid.desk) },
  folio,
  refunds: refunds.map(toRefund),
  ...guestList,
  version: row.version,
  history: history.map(toEvent),
})
