import { addDays, type CalendarDate, dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { type Month, monthOf } from 'shared-ui/rules/dates/month'
import { countNights, monthsOf, type Period, sharedNights, wholeMonth } from 'shared-ui/rules/dates/period'
import { addSold, NOTHING_SOLD, type Sold, soldWithin } from 'shared-ui/rules/reservations/statistics'
import type {
  listBlockedNights,
  listDividedStays,
  listRoomsEver,
  listSegments,
  sumWholeStays,
} from './statistics-repository.ts'

type Rows<TList extends (...given: never[]) => Promise<unknown>> = Awaited<ReturnType<TList>>

/** The records of a period. */
export type PeriodRecords = {
  rooms: Rows<typeof listRoomsEver>
  whole: Rows<typeof sumWholeStays>
  divided: Rows<typeof listDividedStays>
  segments: Rows<typeof listSegments>
  blocked: Rows<typeof listBlockedNights>
}
type RoomEver = PeriodRecords['rooms'][number]

/** Sold, available and blocked nights with their income. */
export type Sales = { sold: Sold; available: number; blocked: number }

/** The sales of a room: how many stays were only there, and the ids of those that changed rooms, each once. */
export type RoomSales = { room: RoomEver; stays: number; moved: string[]; months: Sales[] }

const NO_SALES: Sales = { sold: NOTHING_SOLD, available: 0, blocked: 0 }

/** Adds up several sales. */
export const sumSales = (sales: Sales[]): Sales =>
  sales.reduce(
    (sum, { sold, available, blocked }) => ({
      sold: addSold(sum.sold, sold),
      available: sum.available + available,
      blocked: sum.blocked + blocked,
    }),
    NO_SALES,
  )

/**
 * Returns the nights that a room was on offer: from the day it was added, or its first sold night if that is earlier,
 * until the night before it was archived.
 */
function offeredNights(room: RoomEver, period: Period): Period | null {
  const added = dayInLima(Date.parse(room.created_at))
  const from = [room.first_night, room.first_earlier_night].reduce<CalendarDate>(
    (first, night) => (night !== null && night < first ? night : first),
    added,
  )
  const to = room.archived_at === null ? period.to : addDays(dayInLima(Date.parse(room.archived_at)), -1)
  return sharedNights({ from, to }, period)
}

/** Returns the months of a period, the first and last cut to it. */
const monthsWithin = (period: Period): { month: Month; nights: Period }[] =>
  monthsOf(period).flatMap((month) => {
    const nights = sharedNights(wholeMonth(month), period)
    return nights === null ? [] : [{ month, nights }]
  })

/** Returns the sales of each room in a period by month, in the order of `monthsOf`. */
export function roomSales(records: PeriodRecords, period: Period): RoomSales[] {
  const whole = Map.groupBy(records.whole, (row) => row.room_id)
  const divided = Map.groupBy(records.divided, (row) => row.room_id)
  const segments = Map.groupBy(records.segments, (row) => row.room_id)
  const blocked = Map.groupBy(records.blocked, (row) => row.room_id)
  const months = monthsWithin(period)
  return records.rooms.map((room) => {
    const offered = offeredNights(room, period)
    const wholeStays = whole.get(room.id) ?? []
    const movedStays = (segments.get(room.id) ?? []).filter(
      (row) => sharedNights({ from: row.in_date, to: row.out_date }, period) !== null,
    )
    const dividedStays = [...(divided.get(room.id) ?? []), ...movedStays].map(toStay)
    const blockedNights = (blocked.get(room.id) ?? []).filter(
      ({ date }) => offered !== null && date >= offered.from && date <= offered.to,
    )
    const salesIn = ({ month, nights }: { month: Month; nights: Period }): Sales => {
      const blockedThen = blockedNights.filter(({ date }) => monthOf(date) === month).length
      return {
        sold: [
          ...wholeStays.filter((row) => row.month === month),
          ...dividedStays.map((stay) => soldWithin(stay, nights)),
        ].reduce<Sold>(addSold, NOTHING_SOLD),
        available: (offered === null ? 0 : countNights(sharedNights(offered, nights))) - blockedThen,
        blocked: blockedThen,
      }
    }
    return {
      room,
      stays: wholeStays.reduce((sum, row) => sum + row.reservations, 0) + (divided.get(room.id)?.length ?? 0),
      moved: [...new Set(movedStays.map(({ id }) => id))],
      months: months.map(salesIn),
    }
  })
}

const toStay = (row: Omit<PeriodRecords['divided'][number], 'room_id'>) => ({
  inDate: row.in_date,
  outDate: row.out_date,
  price: row.price,
  total: row.total,
})
