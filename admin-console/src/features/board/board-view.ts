import { spanPeriod } from 'shared-ui/rules/board/board-span'
import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import type { Period } from 'shared-ui/rules/dates/period'
import type { BoardAddress } from './board-search.ts'
import { type BoardPeriod, requestedBoard } from './requested-board.ts'

/** How the board is shown: rooms by the days of its span, or a list of one day. */
export type BoardView = 'span' | 'day'

/** Screens too narrow for a week of nights beside the rooms' names; they show a list of one day. */
export const PHONE = '(max-width: 40rem)'

/** The days that a view of the board shows, and no more are requested. */
export const periodShown = ({ span, day }: Pick<BoardPeriod, 'span' | 'day'>, view: BoardView): Period =>
  view === 'day' ? { from: day, to: day } : spanPeriod(span)

/** The days that the loader of an address requests on this screen. */
export const periodToLoad = (address: BoardAddress, today: CalendarDate): Period =>
  periodShown(requestedBoard(address, today), window.matchMedia(PHONE).matches ? 'day' : 'span')
