import { type Bar, type BoardCell, layOutRow, type RowLayout } from 'shared-ui/rules/board-layout'
import { addDays, type CalendarDate, daysBetween } from 'shared-ui/rules/calendar-date'
import type { Period } from 'shared-ui/rules/statistics'
import { MAX_BLOCKING_DAYS_AHEAD } from 'shared-ui/validators/blocking'
import {
  type Board,
  type BoardBlocking,
  type BoardHold,
  type BoardReservation,
  type BoardRoom,
} from 'shared-ui/validators/board'

/** What takes nights, told apart. */
export type BoardOccupancy =
  | ({ kind: 'reservation' } & BoardReservation)
  | ({ kind: 'blocking' } & BoardBlocking)
  | ({ kind: 'hold' } & BoardHold)

export type BoardBar = Bar<BoardOccupancy>
export type RowCell = BoardCell<BoardOccupancy>

/** A room with its nights. */
export type BoardRow = { room: BoardRoom } & RowLayout<BoardOccupancy>

const occupanciesOf = (board: Board): BoardOccupancy[] => [
  ...board.reservations.map((reservation) => ({ kind: 'reservation' as const, ...reservation })),
  ...board.blockings.map((blocking) => ({ kind: 'blocking' as const, ...blocking })),
  ...board.holds.map((hold) => ({ kind: 'hold' as const, ...hold })),
]

/** Every room of the board with its nights laid out, in the order of the answer. */
export function boardRows(board: Board): BoardRow[] {
  const occupancies = Map.groupBy(occupanciesOf(board), ({ room }) => room)
  return board.rooms.map((room) => ({ room, ...layOutRow(occupancies.get(room._id) ?? [], board) }))
}

/** Whether a room is on offer for a night on the lodge's day `today`, taken or not: not past, not beyond the calendar. */
export const isOnOffer = ({ archived }: BoardRoom, today: CalendarDate, night: CalendarDate): boolean =>
  !archived && night >= today && night <= addDays(today, MAX_BLOCKING_DAYS_AHEAD)

/** Whether a night of a room may be reserved or blocked on the lodge's day `today`: free, not past, not beyond the calendar. */
export const nightChooser =
  (row: BoardRow, period: Period, today: CalendarDate) =>
  (night: CalendarDate): boolean =>
    isOnOffer(row.room, today, night) && row.byNight[daysBetween(period.from, night)]?.kind === 'free'

/** The night that a cell stands for when it is gone to: its own, or the first of a bar's. */
export const nightOf = (cell: RowCell): number => (cell.kind === 'free' ? cell.night : cell.firstNight)
