import { addDays, type CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import type { Period } from 'shared-ui/rules/dates/period'
import { type Centimos, solesFromCentimos } from 'shared-ui/rules/money/money'
import { occupiedSegments, roomSpans } from 'shared-ui/rules/reservations/stay-segments'
import type { Board } from 'shared-ui/validators/reservations/board'
import { instantText } from '../../database/instants.ts'
import type { Lodge } from '../../lodge.ts'
import { folioBalances } from '../folio/folio-balances.ts'
import { compareIdentifiers } from '../rooms/room-order.ts'
import { type NamedSegment, segmentsByReservation } from '../segments/segments-service.ts'
import { blockedRuns } from './blocked-runs.ts'
import {
  listBoardBlockings,
  listBoardHolds,
  listBoardReservations,
  listBoardRooms,
} from './board-repository.ts'

type StayRow = Awaited<ReturnType<typeof listBoardReservations>>[number]

/**
 * Converts a stay and its balance to a bar for each room, of the nights that it occupies; none for nights before `first` or nights that
 * became free again.
 */
function barsOf(
  row: StayRow,
  { segments, balance }: { segments: readonly NamedSegment[]; balance: Centimos },
  first: CalendarDate,
): Board['reservations'] {
  const { names, surnames, in_date: entry, freed_from: freedFrom } = row
  const spans = roomSpans(occupiedSegments(segments, freedFrom))
  return spans.flatMap(({ roomId, inDate, outDate }, index) => {
    if (outDate < first) return []
    const roomBefore = spans[index - 1]?.identifier ?? null
    const roomAfter = spans[index + 1]?.identifier ?? null
    return {
      _id: row.id,
      room: roomId,
      inDate,
      outDate,
      ...(spans.length > 1 && { moved: { entry, roomBefore, roomAfter } }),
      state: row.state,
      stay: row.stay_state,
      channel: row.channel,
      client: { names, surnames },
      balance: solesFromCentimos(balance),
    }
  })
}

/**
 * Returns the occupancy of all rooms from `from` to `to`. A departure on the first day occupied the night before, and
 * blockings are read one night past the end to show that they continue, so the range is a night longer on both sides.
 */
export async function boardOf(lodge: Lodge, { from, to }: Period): Promise<Board> {
  const { kysely } = lodge.database
  const inHouse = { first: addDays(from, -1), last: to }
  const [rooms, reservations, blockings, holds] = await Promise.all([
    listBoardRooms(kysely, inHouse),
    listBoardReservations(kysely, inHouse),
    listBoardBlockings(kysely, { first: inHouse.first, last: addDays(to, 1) }),
    listBoardHolds(kysely, inHouse, instantText(lodge.clock())),
  ])
  const balances = await folioBalances(
    kysely,
    reservations.map(({ id }) => id),
  )
  const segments = await segmentsByReservation(kysely, reservations)
  const shown = new Set(rooms.map(({ id }) => id))
  return {
    from,
    to,
    rooms: rooms
      .map(({ id, identifier, category, capacity, archived_at }) => ({
        _id: id,
        identifier,
        category,
        capacity,
        archived: archived_at !== null,
      }))
      .toSorted((one, other) => compareIdentifiers(one.identifier, other.identifier)),
    reservations: reservations.flatMap((row) =>
      barsOf(
        row,
        { segments: segments.get(row.id) ?? [], balance: balances.get(row.id) ?? 0 },
        inHouse.first,
      ),
    ),
    blockings: blockedRuns(blockings.filter(({ room_id }) => shown.has(room_id))),
    holds: holds.map(({ purchase_number, room_id, in_date, out_date, held_until }) => ({
      _id: String(purchase_number),
      room: room_id,
      inDate: in_date,
      outDate: out_date,
      until: held_until ?? '',
    })),
  }
}
