import { earliestEntryFor } from 'shared-ui/rules/reservations/stay'
import type { RegisterPeriod } from 'shared-ui/validators/reservations/guest'
import type { Executor } from '../../database/connect.ts'

/** Lists the guests who checked in and were lodged from `from` to `to`, by entry. */
export const listRegister = (executor: Executor, { from, to }: RegisterPeriod) =>
  executor
    .selectFrom('reservation')
    .innerJoin('stay_guest', 'stay_guest.reservation_id', 'reservation.id')
    .innerJoin('room', 'room.id', 'reservation.room_id')
    .selectAll('stay_guest')
    .select(['reservation.in_date', 'reservation.out_date', 'reservation.freed_from'])
    .select(['reservation.room_id', 'reservation.room_since', 'room.identifier', 'room.category'])
    .select(['reservation.price_per_night', 'reservation.price', 'reservation.igv', 'reservation.total'])
    .where('reservation.state', '=', 'confirmed')
    .where('reservation.stay_state', 'in', ['in_house', 'left'])
    .where('reservation.in_date', '>=', earliestEntryFor(from))
    .where('reservation.in_date', '<=', to)
    .where('reservation.out_date', '>=', from)
    .where(({ or, eb }) =>
      or([
        eb('reservation.freed_from', 'is', null),
        eb('reservation.freed_from', '>', from),
        // Who left on the day of the entry was lodged on that day.
        eb('reservation.in_date', '>=', from),
      ]),
    )
    .orderBy('reservation.in_date')
    .orderBy('reservation.id')
    .orderBy('stay_guest.position')
    .orderBy('stay_guest.id')
    .execute()

export type RegisterRow = Awaited<ReturnType<typeof listRegister>>[number]
