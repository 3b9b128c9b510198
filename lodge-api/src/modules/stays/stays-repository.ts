import type { Updateable } from 'kysely'
import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { earliestEntryFor } from 'shared-ui/rules/reservations/stay'
import type { Executor } from '../../database/connect.ts'
import type { ReservationTable } from '../../database/schema.ts'

/** The columns that the state of a stay consists of. */
export type StayValues = Required<
  Pick<Updateable<ReservationTable>, 'stay_state' | 'stay_at' | 'stay_by' | 'freed_from' | 'retained'>
>

/** Returns what takes the first taken night of a range of a room at `now` (ISO 8601), or undefined. */
export const findTaker = (
  executor: Executor,
  range: { roomId: string; first: CalendarDate; last: CalendarDate },
  now: string,
) =>
  executor
    .selectFrom('taken_night')
    .leftJoin('reservation', 'reservation.id', 'taken_night.reservation_id')
    .leftJoin('client', 'client.id', 'reservation.client_id')
    .select(['taken_night.night', 'taken_night.reservation_id', 'taken_night.blocking_id'])
    .select(['client.names', 'client.surnames'])
    .where('taken_night.room_id', '=', range.roomId)
    .where('taken_night.night', '>=', range.first)
    .where('taken_night.night', '<=', range.last)
    .where(({ or, eb }) =>
      or([eb('taken_night.held_until', 'is', null), eb('taken_night.held_until', '>', now)]),
    )
    .orderBy('taken_night.night')
    .executeTakeFirst()

/**
 * Lists the stays with a night from `first` to `last`, by room. Every stay of the last 30 nights is found, since none is longer.
 */
export const listStaysBetween = (executor: Executor, { first, last }: { first: string; last: string }) =>
  executor
    .selectFrom('reservation')
    .innerJoin('room', 'room.id', 'reservation.room_id')
    .innerJoin('client', 'client.id', 'reservation.client_id')
    .select(['reservation.id', 'reservation.in_date', 'reservation.out_date', 'reservation.state'])
    .select([
      'reservation.stay_state',
      'reservation.stay_at',
      'reservation.stay_by',
      'reservation.freed_from',
    ])
    .select(['reservation.version', 'reservation.detail', 'reservation.channel', 'reservation.room_id'])
    .select(['reservation.guests_expected', 'reservation.room_since', 'reservation.price_per_night'])
    .select(['reservation.price', 'reservation.igv', 'reservation.total'])
    .select(['room.identifier', 'room.category', 'room.capacity'])
    .select(['client.names', 'client.surnames', 'client.phone', 'client.country'])
    .where('reservation.state', 'in', ['pending', 'confirmed'])
    .where('reservation.in_date', '>=', earliestEntryFor(first))
    .where('reservation.in_date', '<=', last)
    .where('reservation.out_date', '>=', first)
    .execute()

/** Lists the offered rooms that nobody has taken for a night at `now` (ISO 8601). */
export const listFreeRooms = (executor: Executor, night: CalendarDate, now: string) =>
  executor
    .selectFrom('room')
    .leftJoin('taken_night', (join) =>
      join
        .onRef('taken_night.room_id', '=', 'room.id')
        .on('taken_night.night', '=', night)
        .on(({ or, eb }) =>
          or([eb('taken_night.held_until', 'is', null), eb('taken_night.held_until', '>', now)]),
        ),
    )
    .select(['room.id', 'room.identifier', 'room.category', 'room.capacity'])
    .where('room.archived_at', 'is', null)
    .where('taken_night.night', 'is', null)
    .execute()
