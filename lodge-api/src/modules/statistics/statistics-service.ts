import { solesFromCentimos } from 'shared-ui/rules/money/money'
import {
  monthsOf,
  type Period,
  percentFromPerMille,
  performanceOf,
} from 'shared-ui/rules/reservations/statistics'
import type { MainStatistic, PeriodStatistic } from 'shared-ui/validators/reservations/statistic'
import type { Executor } from '../../database/connect.ts'
import type { Lodge } from '../../lodge.ts'
import { type PeriodRecords, type RoomSales, roomSales, type Sales, sumSales } from './period-sales.ts'
import {
  listBlockedNights,
  listDividedStays,
  listRoomsEver,
  listSoldByRoom,
  sumWholeStays,
} from './statistics-repository.ts'

/** Returns each room with its confirmed reservations: all of them, or those with a night in the period (spec.md §7). */
export async function mainStatistic(
  lodge: Lodge,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): Promise<MainStatistic> {
  const rows = await listSoldByRoom(lodge.database.kysely, { from, to })
  const results = new Map<string, MainStatistic['results'][number]>()
  for (const { id, identifier, category, reservation_id, total } of rows) {
    const room = results.get(id) ?? { _id: id, identifier, category, reservations: [] }
    results.set(id, room)
    if (reservation_id === null || total === null) continue
    room.reservations.push({ _id: reservation_id, total: solesFromCentimos(total) })
  }
  return { results: [...results.values()] }
}

async function readRecords(executor: Executor, period: Period): Promise<PeriodRecords> {
  const [rooms, whole, divided, blocked] = await Promise.all([
    listRoomsEver(executor),
    sumWholeStays(executor, period),
    listDividedStays(executor, period),
    listBlockedNights(executor, period),
  ])
  return { rooms, whole, divided, blocked }
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
    reservations: rooms.reduce((sum, room) => sum + room.reservations, 0),
    ...soldFields(all),
    blockedNights: all.blocked,
    adr: soles(adr),
    revpar: soles(revpar),
  }
}

/** Returns the figures of a period by room and by month. Archived rooms without available or sold nights are left out. */
export async function periodStatistic(lodge: Lodge, period: Period): Promise<PeriodStatistic> {
  const all = roomSales(await readRecords(lodge.database.kysely, period), period)
  const rooms = all.filter(({ room, reservations, months }) => {
    const { available, blocked } = sumSales(months)
    return room.archived_at === null || reservations > 0 || available + blocked > 0
  })
  return {
    ...period,
    summary: summaryOf(rooms),
    rooms: rooms.map(({ room, reservations, months }) => ({
      _id: room.id,
      identifier: room.identifier,
      category: room.category,
      reservations,
      ...soldFields(sumSales(months)),
    })),
    months: monthsOf(period).map((month, index) => ({
      month,
      ...soldFields(sumSales(rooms.flatMap((room) => room.months[index] ?? []))),
    })),
  }
}
