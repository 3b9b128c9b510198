import { monthsOf, type Period } from 'shared-ui/rules/dates/period'
import { type Centimos, solesFromCentimos } from 'shared-ui/rules/money/money'
import { percentFromPerMille, performanceOf } from 'shared-ui/rules/reservations/statistics'
import type { MainStatistic, PeriodStatistic } from 'shared-ui/validators/reservations/statistic'
import type { Executor } from '../../database/connect.ts'
import type { Lodge } from '../../lodge.ts'
import { type PeriodRecords, type RoomSales, roomSales, type Sales, sumSales } from './period-sales.ts'
import {
  listBlockedNights,
  listDividedStays,
  listRoomsEver,
  listSegments,
  listSoldByRoom,
  sumWholeStays,
} from './statistics-repository.ts'

/**
 * Returns each room with its confirmed reservations: all of them, or those with a night in the period. A stay that
 * changed rooms is listed in each of them, with its share of the total.
 */
export async function mainStatistic(
  lodge: Lodge,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): Promise<MainStatistic> {
  const period = { from, to }
  // A guest who is moved between two statements would be counted twice, or not at all.
  const { rows, segments } = await lodge.database.snapshot(async (snapshot) => ({
    rows: await listSoldByRoom(snapshot, period),
    segments: await listSegments(snapshot, period),
  }))
  const moved = Map.groupBy(
    segments.filter(
      (row) => (to === undefined || row.in_date <= to) && (from === undefined || row.out_date >= from),
    ),
    ({ room_id }) => room_id,
  )
  const rooms = [...Map.groupBy(rows, ({ id }) => id)].flatMap(([id, sold]) => {
    const totals = new Map<string, Centimos>()
    for (const { reservation_id, total } of sold) {
      if (reservation_id !== null && total !== null) totals.set(reservation_id, total)
    }
    for (const { id: reservationId, total } of moved.get(id) ?? []) {
      totals.set(reservationId, (totals.get(reservationId) ?? 0) + total)
    }
    const [room] = sold
    return !room || (room.archived_at !== null && totals.size === 0) ? [] : [{ room, totals }]
  })
  return {
    results: rooms.map(({ room: { id, identifier, category }, totals }) => ({
      _id: id,
      identifier,
      category,
      reservations: [...totals]
        .map(([reservationId, total]) => ({ _id: reservationId, total: solesFromCentimos(total) }))
        .toSorted((one, other) => (one._id < other._id ? -1 : 1)),
    })),
  }
}

async function readRecords(executor: Executor, period: Period): Promise<PeriodRecords> {
  return {
    rooms: await listRoomsEver(executor),
    whole: await sumWholeStays(executor, period),
    divided: await listDividedStays(executor, period),
    segments: await listSegments(executor, period),
    blocked: await listBlockedNights(executor, period),
  }
}

const soles = (centimos: number | null): number | null =>
  centimos === null ? null : solesFromCentimos(centimos)

function soldFields({ sold, available }: Sales) {
  const { occupancy } = performanceOf(sold, available)
  return {
    soldNights: sold.nights,
    availableNights: available,
    income: solesFromCentimos(sold.income),
    total: solesFromCentimos(sold.total),
    occupancy: occupancy === null ? null : percentFromPerMille(occupancy),
  }
}

function summaryOf(rooms: RoomSales[]): PeriodStatistic['summary'] {
  const all = sumSales(rooms.flatMap((room) => room.months))
  const { adr, revpar } = performanceOf(all.sold, all.available)
  return {
    reservations:
      rooms.reduce((sum, room) => sum + room.stays, 0) + new Set(rooms.flatMap(({ moved }) => moved)).size,
    ...soldFields(all),
    blockedNights: all.blocked,
    adr: soles(adr),
    revpar: soles(revpar),
  }
}

/** Returns the figures of a period by room and by month. Archived rooms without available or sold nights are left out. */
export async function periodStatistic(lodge: Lodge, period: Period): Promise<PeriodStatistic> {
  const records = await lodge.database.snapshot((snapshot) => readRecords(snapshot, period))
  const all = roomSales(records, period)
  const rooms = all.filter(({ room, stays, moved, months }) => {
    const { available, blocked } = sumSales(months)
    return room.archived_at === null || stays + moved.length > 0 || available + blocked > 0
  })
  return {
    ...period,
    summary: summaryOf(rooms),
    rooms: rooms.map(({ room, stays, moved, months }) => ({
      _id: room.id,
      identifier: room.identifier,
      category: room.category,
      reservations: stays + moved.length,
      ...soldFields(sumSales(months)),
    })),
    months: monthsOf(period).map((month, index) => ({
      month,
      ...soldFields(sumSales(rooms.flatMap((room) => room.months[index] ?? []))),
    })),
  }
}
