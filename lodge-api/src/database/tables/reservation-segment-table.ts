/**
 * Nights of a stay that the guest spent before the reservation's present room and price, by `position` from 1. Amounts in céntimos, the
 * price per night in 1/10000 soles; those of the reservation include them.
 */
export type ReservationSegmentTable = {
  reservation_id: string
  position: number
  room_id: string
  in_date: string
  /** The last night. */
  out_date: string
  price_per_night: number
  price: number
  igv: number
  total: number
}
