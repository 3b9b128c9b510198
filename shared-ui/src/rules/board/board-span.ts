import { addDays, type CalendarDate, eachDay } from '../dates/calendar-date.ts'
import { monthsFrom } from '../dates/month.ts'
import type { Period } from '../dates/period.ts'
import type { SpanLength } from './span-lengths.ts'

/** What the board shows: a month or a quarter from any day on, because reception plans from today, not from the 1st. */
export type BoardSpan = { from: CalendarDate; length: SpanLength }

const MONTHS: Record<SpanLength, number> = { month: 1, quarter: 3 }

/** The first and the last day of a span. */
export const spanPeriod = ({ from, length }: BoardSpan): Period => ({
  from,
  to: addDays(monthsFrom(from, MONTHS[length]), -1),
})

/** The span after (`1`) or before (`-1`) another. Moving forwards, no day is repeated or skipped. */
export const adjacentSpan = ({ from, length }: BoardSpan, by: 1 | -1): BoardSpan => ({
  from: monthsFrom(from, by * MONTHS[length]),
  length,
})

/**
 * The span of the same length that shows a night outside of this one, and also the nights `visible`: the adjacent span,
 * or the nearest one that still contains all of `visible`. Null if both do not fit into one span.
 */
export function spanShowing(
  span: BoardSpan,
  night: CalendarDate,
  visible: Period = { from: night, to: night },
): BoardSpan | null {
  const { from, to } = spanPeriod(span)
  if (night >= from && night <= to) return span
  const { length } = span
  const required = {
    from: night < visible.from ? night : visible.from,
    to: night > visible.to ? night : visible.to,
  }
  const next = adjacentSpan(span, night > to ? 1 : -1).from
  const earliest = next < required.from ? next : required.from
  const begin = eachDay(earliest, required.from).find(
    (day) => spanPeriod({ from: day, length }).to >= required.to,
  )
  return begin === undefined ? null : { from: begin, length }
}

/** The default first day of the board: yesterday, so that guests who leave today are shown. */
export const startOfBoard = (today: CalendarDate): CalendarDate => addDays(today, -1)
