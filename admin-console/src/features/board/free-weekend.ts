import { addDays, type CalendarDate, daysBetween } from 'shared-ui/rules/dates/calendar-date'
import type { Stay } from 'shared-ui/rules/reservations/stay'
import type { Board, BoardRoom } from 'shared-ui/validators/reservations/board'

const A_FRIDAY = '2026-11-27'
const WEEK = 7

/** Days since the last Friday: 0 on a Friday, 1 on a Saturday. */
const sinceFriday = (date: CalendarDate): number => ((daysBetween(A_FRIDAY, date) % WEEK) + WEEK) % WEEK

/** The nights of the weekend that comes next or has begun, as a stay: Friday to Sunday, on a Saturday only that night. */
export function nextWeekend(today: CalendarDate): Stay {
  const days = sinceFriday(today)
  if (days === 1) return { entry: today, departure: addDays(today, 1) }
  const friday = addDays(today, days === 0 ? 0 : WEEK - days)
  return { entry: friday, departure: addDays(friday, 2) }
}

/** The rooms of a board that are free on every night of a stay; null unless the board shows all of them. */
export function roomsFreeFor({ entry, departure }: Stay, board: Board): BoardRoom[] | null {
  const last = addDays(departure, -1)
  if (entry < board.from || last > board.to) return null
  const occupancies = [...board.reservations, ...board.blockings, ...board.holds]
  const taken = new Set(
    occupancies.filter(({ inDate, outDate }) => inDate <= last && outDate >= entry).map(({ room }) => room),
  )
  return board.rooms.filter(({ _id, archived }) => !archived && !taken.has(_id))
}
