import { type BoardSpan, SPAN_LENGTHS, startOfBoard } from 'shared-ui/rules/board-span'
import { type CalendarDate, isCalendarDate } from 'shared-ui/rules/calendar-date'
import * as v from 'valibot'

/** The board as the page's address holds it, so that it can be shared and comes back; a wrong date stays to be told. */
export const BoardSearch = v.object({
  from: v.optional(v.fallback(v.string(), '')),
  span: v.optional(v.fallback(v.picklist(SPAN_LENGTHS), 'month')),
})
type BoardAddress = v.InferOutput<typeof BoardSearch>

/** The days that the board can show: none that its calendar could not reckon on from. */
const EARLIEST = '2000-01-01'
const LATEST = '2100-12-31'

/** Whether the board can begin on what is written there. */
export const isBoardDay = (text: string): boolean => faultOf(text) === null

/** What is wrong with a day: it is none, or the board does not go as far. */
export type DayFault = 'none' | 'outOfReach'

function faultOf(text: string): DayFault | null {
  if (!isCalendarDate(text)) return 'none'
  return text < EARLIEST || text > LATEST ? 'outOfReach' : null
}

/** What an address asks for. Without a day, or with a `fault` in it, the board begins where it always does. */
export type BoardPeriod = {
  span: BoardSpan
  /** The day that a phone shows: the one asked for, or the lodge's. */
  day: CalendarDate
  fault: DayFault | null
}

/** Reads an address on the lodge's day `today`. */
export function requestedBoard(
  { from, span: length = 'month' }: BoardAddress,
  today: CalendarDate,
): BoardPeriod {
  const fault = from === undefined ? null : faultOf(from)
  const day = fault === null ? from : undefined
  return { span: { from: day ?? startOfBoard(today), length }, day: day ?? today, fault }
}

/** A span as the address writes it. */
export const addressOf = ({ from, length }: BoardSpan) => ({ from, span: length })
