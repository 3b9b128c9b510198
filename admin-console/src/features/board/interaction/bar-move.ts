import { addDays, type CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { type Stay, stayFromNights } from 'shared-ui/rules/reservations/stay'
import type { BoardReservation } from 'shared-ui/validators/reservations/board'
import type { BoardOccupancy } from '../board-rows.ts'

/** Where a reservation was dropped, as the search parameters of the form that prices the change; `outDate` is the departure. */
export type BarMove = { reservationID: string; roomID: string; inDate: CalendarDate; outDate: CalendarDate }

/**
 * Whether a bar is a reservation that can be changed: confirmed, its guest to come or in house. The nights in a room that the guest has
 * left are past.
 */
export const isMovable = (occupancy: BoardOccupancy): occupancy is BoardOccupancy & { kind: 'reservation' } =>
  occupancy.kind === 'reservation' &&
  occupancy.state === 'confirmed' &&
  !occupancy.moved?.roomAfter &&
  (occupancy.stay === 'to_come' || occupancy.stay === 'in_house')

/**
 * The stay moved by some nights. One that has begun, or whose guest is in house, keeps its entry and moves its departure, at the
 * earliest to tomorrow.
 */
export function movedStay(
  { inDate, outDate, moved: room, stay }: Pick<BoardReservation, 'inDate' | 'outDate' | 'moved' | 'stay'>,
  by: number,
  today: CalendarDate,
): Stay {
  const { entry, departure } = stayFromNights(room?.entry ?? inDate, outDate)
  const moved = addDays(departure, by)
  if (entry >= today && stay !== 'in_house') return { entry: addDays(entry, by), departure: moved }
  const tomorrow = addDays(today, 1)
  return { entry, departure: moved < tomorrow ? tomorrow : moved }
}
