import type { Stay } from 'shared-ui/rules/reservations/stay'
import type { PaymentState } from 'shared-ui/validators/payments/reservation-payment'
import type { ReservationState } from 'shared-ui/validators/reservations/reservation'
import type { ReservationTexts } from 'shared-ui/validators/reservations/reservation-texts'

/** The data of a reservation for mails. Amounts are in céntimos, the price per night in 1/10000 soles. */
export type ReservationFacts = {
  id: string
  state: ReservationState
  stay: Stay
  pricePerNight: number
  price: number
  igv: number
  total: number
  room: { id: string; identifier: string; category: string }
  /** The rooms of the stay in order, the last one being `room`; `price` is without IGV, `outDate` the last night. */
  segments: readonly SegmentFacts[]
  client: { names: string; surnames: string; email: string; phone: string }
  texts: ReservationTexts
  /** The payment in any state; null if staff made the reservation. */
  payment: PaymentFacts | null
}

/** Nights of a stay in one room at one price. */
export type SegmentFacts = {
  room: { identifier: string }
  inDate: string
  outDate: string
  pricePerNight: number
  price: number
}

export type PaymentFacts = {
  purchaseNumber: string
  state: PaymentState
  /** The reservation's own part of the charge, in céntimos. */
  total: number
  /** Masked by the provider. This and the three below are empty if the provider did not send them. */
  card: string
  brand: string
  actionCode: string
  /** The bank's response text. */
  bankResponse: string
  /** When the provider charged (ISO 8601), else when the state was reached. */
  at: string
  /** When the state was reached (ISO 8601, UTC). */
  stateAt: string
  testMode: boolean
}
