import type { CalendarDate } from '../../rules/dates/calendar-date.ts'
import { formatDayOfMonth } from '../format.ts'

/** Guests who change rooms, on the board. Not in `board.ts`, of which the frame of the console loads a part with every page. */
export const BOARD_MOVES = {
  /** In the legend. */
  mark: 'Cambia de habitación',
  /** Above the guests of a day. */
  title: 'Cambian de habitación',
  movesTo: (room: string): string => `pasa a ${room}`,
  movedFrom: (room: string): string => `viene de ${room}`,
  /** The label of the nights in a room that the guest leaves for another one. */
  reservedUntil: (guest: string, day: CalendarDate): string =>
    `reservada, ${guest} el ${formatDayOfMonth(day)}`,
} as const
