import { addDays, type CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import type {
  Board,
  BoardBlocking,
  BoardHold,
  BoardReservation,
  BoardRoom,
} from 'shared-ui/validators/reservations/board'

type InRoom<TOccupancy> = { room: BoardRoom; occupancy: TOccupancy }

/** The occupancies of a day: who arrives, stays, leaves and changes rooms, and which rooms are held, blocked or free that night. */
export type BoardDay = {
  arrivals: InRoom<BoardReservation>[]
  staying: InRoom<BoardReservation>[]
  departures: InRoom<BoardReservation>[]
  /** In the new room. */
  moves: InRoom<BoardReservation>[]
  held: InRoom<BoardHold>[]
  blocked: InRoom<BoardBlocking>[]
  free: BoardRoom[]
}

/** Lists the occupancies of one day of a board, each list in the order of the rooms. */
export function dayOfBoard(board: Board, day: CalendarDate): BoardDay {
  const hasNight = ({ inDate, outDate }: { inDate: string; outDate: string }) =>
    inDate <= day && day <= outDate
  const inRooms = <TOccupancy extends { room: string }>(occupancies: readonly TOccupancy[]) => {
    const byRoom = Map.groupBy(occupancies, ({ room }) => room)
    return board.rooms.flatMap((room) =>
      (byRoom.get(room._id) ?? []).map((occupancy) => ({ room, occupancy })),
    )
  }
  const { reservations, blockings, holds } = board
  const taken = new Set([...reservations, ...blockings, ...holds].filter(hasNight).map(({ room }) => room))
  return {
    arrivals: inRooms(reservations.filter(({ inDate, moved }) => inDate === day && !moved?.roomBefore)),
    staying: inRooms(reservations.filter((stay) => stay.inDate < day && hasNight(stay))),
    departures: inRooms(
      reservations.filter(({ outDate, moved }) => addDays(outDate, 1) === day && !moved?.roomAfter),
    ),
    moves: inRooms(reservations.filter(({ inDate, moved }) => inDate === day && moved?.roomBefore)),
    held: inRooms(holds.filter(hasNight)),
    blocked: inRooms(blockings.filter(hasNight)),
    free: board.rooms.filter((room) => !room.archived && !taken.has(room._id)),
  }
}
