import { addDays, dayInLima } from 'shared-ui/rules/dates/calendar-date'
import {
  addSold,
  countNights,
  type Month,
  monthOf,
  monthsOf,
  NOTHING_SOLD,
  type Period,
  type Sold,
  sharedNights,
  soldWithin,
  wholeMonth,
} from 'shared-ui/rules/reservations/statistics'
import type {
  listBlockedNights,
  listDividedStays,
  listRoomsEver,
  sumWholeStays,
} from './statistics-repository.ts'

type Rows<TList extends (...given: never[]) => Promise<unknown>> = Awaited<ReturnType<TList>>

/** The records of a period. */
export type PeriodRecords = {
  rooms: Rows<typeof listRoomsEver>
  whole: Rows<typeof sumWholeStays>
  divided: Rows<typeof listDividedStays>
  blocked: Rows<typeof listBlockedNights>
}
type RoomEver = PeriodRecords['rooms'][number]

/** Sold, available and blocked nights with their income. */
export type Sales = { sold: Sold; available: number; blocked: number }

export type RoomSales = { room: RoomEver; reservations: number; months: Sales[] }

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
  const from = room.first_night !== null && room.first_night < added ? room.first_night : added
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
  const blocked = Map.groupBy(records.blocked, (row) => row.room_id)
  const months = monthsWithin(period)
  return records.rooms.map((room) => {
    const offered = offeredNights(room, period)
    const wholeStays = whole.get(room.id) ?? []
    const dividedStays = (divided.get(room.id) ?? []).map(toStay)
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
    const counted = wholeStays.reduce((sum, row) => sum + row.reservations, 0)
    return { room, reservations: counted + dividedStays.length, months: months.map(salesIn) }
  })
}

const toStay = (row: PeriodRecords['divided'][number]) => ({
  inDate: row.in_date,
  outDate: row.out_date,
  price: row.price,
  total: row.total,
})
