import { stayFromNights } from 'shared-ui/rules/reservations/stay'
import type { Executor } from '../../database/connect.ts'
import type { ReservationFacts } from '../../mail/reservation-facts.ts'
import { paymentFacts } from '../purchases/payment/payment-facts.ts'
import { segmentsOf } from '../segments/segments-service.ts'
import { textsOfRow } from './reservation-texts.ts'
import { findReservation } from './reservations-repository.ts'

/** Returns the data of a reservation for mails, or undefined if it does not exist. */
export async function reservationFacts(
  executor: Executor,
  id: string,
): Promise<ReservationFacts | undefined> {
  const row = await findReservation(executor, id)
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
    segments: (await segmentsOf(executor, row)).map(
      ({ identifier, inDate, outDate, pricePerNight, price }) => ({
        room: { identifier },
        inDate,
        outDate,
        pricePerNight,
        price,
      }),
    ),
    client: { names: row.names, surnames: row.surnames, email: row.email, phone: row.phone },
    texts: textsOfRow(row),
    payment: await paymentFacts(executor, id),
  }
}
