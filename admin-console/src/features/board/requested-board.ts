import { type BoardSpan, startOfBoard } from 'shared-ui/rules/board/board-span'
import { type CalendarDate, isCalendarDate } from 'shared-ui/rules/dates/calendar-date'
import type { BoardAddress } from './board-search.ts'

/** The range of days that the board can start on, within the limits of the calendar functions. */
const EARLIEST = '2000-01-01'
const LATEST = '2100-12-31'

/** Whether the text is a date that the board can start on. */
export const isBoardDay = (text: string): boolean => problemOf(text) === null

/** What is wrong with a date: it does not exist, or it is out of range. */
export type DayProblem = 'none' | 'outOfReach'

function problemOf(text: string): DayProblem | null {
  if (!isCalendarDate(text)) return 'none'
  return text < EARLIEST || text > LATEST ? 'outOfReach' : null
}

/** The period that an address requests. Without a date, or with a `problem`, the board starts at its default. */
export type BoardPeriod = {
  span: BoardSpan
  /** The day that a phone shows: the requested one, or today. */
  day: CalendarDate
  problem: DayProblem | null
  /** The smallest number of persons of the rooms that are shown; 0 shows all. */
  persons: number
}

/** Derives the period from the search parameters. */
export function requestedBoard(
  { from, span: length = 'month', persons = '' }: BoardAddress,
  today: CalendarDate,
): BoardPeriod {
  const problem = from === undefined ? null : problemOf(from)
  const day = problem === null ? from : undefined
  return {
    span: { from: day ?? startOfBoard(today), length },
    day: day ?? today,
    problem,
    persons: Number(persons),
  }
}

/** The search parameters of a span, and of the smallest number of persons unless that is 0. */
export const addressOf = ({ from, length }: BoardSpan, persons = 0) => ({
  from,
  span: length,
  ...(persons > 0 && { persons: String(persons) }),
})
