import { spanPeriod } from 'shared-ui/rules/board/board-span'
import type { Period } from 'shared-ui/rules/reservations/statistics'
import type { BoardPeriod } from './requested-board.ts'

/** How the board is shown: rooms by the days of its span, or a list of one day. */
export type BoardView = 'span' | 'day'

/** Screens too narrow for a week of nights beside the rooms' names; they show a list of one day. */
export const PHONE = '(max-width: 40rem)'

/** Whether the screen is too narrow for the grid, for a loader; components use `useMedia(PHONE)`. */
export const isPhone = (): boolean => window.matchMedia(PHONE).matches

/** The days that a view of the board shows, and no more are requested. */
export const periodShown = ({ span, day }: Pick<BoardPeriod, 'span' | 'day'>, view: BoardView): Period =>
  view === 'day' ? { from: day, to: day } : spanPeriod(span)
