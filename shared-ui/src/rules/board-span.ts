import { addDays, type CalendarDate, eachDay } from './calendar-date.ts'
import { addMonths, monthOf, type Period, wholeMonth } from './statistics.ts'

/** How much of the calendar the occupancy board shows at a time. */
export const SPAN_LENGTHS = ['month', 'quarter'] as const
export type SpanLength = (typeof SPAN_LENGTHS)[number]

/** What the board shows: a month or a quarter from any day on, since reception looks ahead from today, not from the 1st. */
export type BoardSpan = { from: CalendarDate; length: SpanLength }

const MONTHS: Record<SpanLength, number> = { month: 1, quarter: 3 }

/** The same day some months later or earlier; where that month is shorter, its last day. */
export function monthsFrom(date: CalendarDate, months: number): CalendarDate {
  const month = addMonths(monthOf(date), months)
  const last = wholeMonth(month).to
  const same = `${month}${date.slice(7)}`
  return same < last ? same : last
}

/** The first and the last day of a span. */
export const spanPeriod = ({ from, length }: BoardSpan): Period => ({
  from,
  to: addDays(monthsFrom(from, MONTHS[length]), -1),
})

/** The span after (`1`) or before (`-1`) another. Forwards, no day is shown twice and none left out. */
export const movedSpan = ({ from, length }: BoardSpan, by: 1 | -1): BoardSpan => ({
  from: monthsFrom(from, by * MONTHS[length]),
  length,
})

/**
 * The span of the same length that shows a night beyond an edge of it, and `kept` with it: the one next to it, or one as near
 * to that as keeps all of `kept` in sight. Null where both do not fit into one.
 */
export function spanReaching(
  span: BoardSpan,
  night: CalendarDate,
  kept: Period = { from: night, to: night },
): BoardSpan | null {
  const { from, to } = spanPeriod(span)
  if (night >= from && night <= to) return span
  const { length } = span
  const wanted = { from: night < kept.from ? night : kept.from, to: night > kept.to ? night : kept.to }
  const next = movedSpan(span, night > to ? 1 : -1).from
  const earliest = next < wanted.from ? next : wanted.from
  const begin = eachDay(earliest, wanted.from).find(
    (day) => spanPeriod({ from: day, length }).to >= wanted.to,
  )
  return begin === undefined ? null : { from: begin, length }
}

/** Where the board begins when nobody says: yesterday, so that who leaves today is seen. */
export const startOfBoard = (today: CalendarDate): CalendarDate => addDays(today, -1)
