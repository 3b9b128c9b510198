import type { Stay } from 'shared-ui/rules/stay'
import type { PaymentState, ReservationState } from 'shared-ui/validators/reservation'

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
