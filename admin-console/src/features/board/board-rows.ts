import { type Bar, type BoardCell, layOutRow, type RowLayout } from 'shared-ui/rules/board/board-layout'
import { addDays, type CalendarDate, daysBetween, eachDay } from 'shared-ui/rules/dates/calendar-date'
import type { Period } from 'shared-ui/rules/dates/period'
import {
  type Board,
  type BoardBlocking,
  type BoardHold,
  type BoardReservation,
  type BoardRoom,
} from 'shared-ui/validators/reservations/board'
import { MAX_BLOCKING_DAYS_AHEAD } from 'shared-ui/validators/rooms/blocking'

/** What occupies nights, discriminated by `kind`. */
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

/** Every room of the board with its nights laid out, in the order of the response. */
export function boardRows(board: Board): BoardRow[] {
  const occupancies = Map.groupBy(occupanciesOf(board), ({ room }) => room)
  return board.rooms.map((room) => ({ room, ...layOutRow(occupancies.get(room._id) ?? [], board) }))
}

/** How many persons the largest room on offer is for; 0 without any. */
export const largestCapacity = ({ rooms }: Board): number =>
  Math.max(0, ...rooms.filter(({ archived }) => !archived).map(({ capacity }) => capacity))

/** The board with only the rooms for at least as many persons. */
export const boardFor = (board: Board, persons: number): Board => ({
  ...board,
  rooms: board.rooms.filter(({ capacity }) => capacity >= persons),
})

/** The number of rooms that are free on each night of the board; null for nights that are past. */
export const freeRoomCounts = (
  rows: readonly BoardRow[],
  period: Period,
  today: CalendarDate,
): (number | null)[] =>
  eachDay(period.from, period.to).map((day, night) =>
    day < today
      ? null
      : rows.filter(({ room, byNight }) => !room.archived && byNight[night]?.kind === 'free').length,
  )

/** Whether a room is offered for a night, occupied or not: the room is not archived, the night neither past nor out of range. */
export const isOnOffer = ({ archived }: BoardRoom, today: CalendarDate, night: CalendarDate): boolean =>
  !archived && night >= today && night <= addDays(today, MAX_BLOCKING_DAYS_AHEAD)

/** Returns a predicate: whether a night of the row can be selected, that is, is on offer and free. */
export const selectableNightIn =
  (row: BoardRow, period: Period, today: CalendarDate) =>
  (night: CalendarDate): boolean =>
    isOnOffer(row.room, today, night) && row.byNight[daysBetween(period.from, night)]?.kind === 'free'

/** The night that identifies a cell: its own, or the first night of a bar. */
export const nightOf = (cell: RowCell): number => (cell.kind === 'free' ? cell.night : cell.firstNight)
