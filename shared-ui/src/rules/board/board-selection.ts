import { addDays, type CalendarDate, eachDay } from '../dates/calendar-date.ts'
import type { Period } from '../dates/period.ts'

/** A selection of free nights of one room: its start (`anchor`) and its current end (`head`), in either direction. */
export type NightRangeSelection = { anchor: CalendarDate; head: CalendarDate }

export type CanSelect = (night: CalendarDate) => boolean

/** The nights of a selection, first and last. */
export const selectedNights = ({ anchor, head }: NightRangeSelection): Period =>
  anchor < head ? { from: anchor, to: head } : { from: head, to: anchor }

/**
 * Extends a selection from `anchor` towards a night, as far as the nights are free without a gap. Returns `null` if not
 * even the anchor can be selected.
 */
export function selectionTowards(
  anchor: CalendarDate,
  towards: CalendarDate,
  canSelect: CanSelect,
): NightRangeSelection | null {
  if (!canSelect(anchor)) return null
  const step = towards < anchor ? -1 : 1
  let head = anchor
  while (head !== towards && canSelect(addDays(head, step))) head = addDays(head, step)
  return { anchor, head }
}

/** Moves the head of a selection to the next night if that can be selected; otherwise returns the same selection. */
export const extendedTo = (
  choice: NightRangeSelection,
  night: CalendarDate | undefined,
  canSelect: CanSelect,
): NightRangeSelection => (night !== undefined && canSelect(night) ? { ...choice, head: night } : choice)

/** Whether every night of the selection can still be selected; one may have been taken meanwhile. */
export function isStillSelectable(choice: NightRangeSelection, canSelect: CanSelect): boolean {
  const { from, to } = selectedNights(choice)
  return eachDay(from, to).every(canSelect)
}

/** The index of the day at an offset in a row, both in pixels, clamped to the first and the last day. */
export const dayAtOffset = (offset: number, row: { width: number; days: number }): number =>
  Math.min(row.days - 1, Math.max(0, Math.floor((offset * row.days) / row.width)))

/** The distance from an edge of the viewport, in pixels, from which on a pointer scrolls the board. */
const EDGE = 32
/** In pixels per second: the initial speed, the increase for each further pixel, and the maximum. */
const PACE = { slowest: 150, perPixel: 6, fastest: 720 }

/**
 * How fast a pointer that drags a selection scrolls the board, in pixels per second, negative to the left: 0 away from
 * the edges of the visible part `seen`, and faster the further beyond them.
 */
export function edgeScrollSpeed(pointer: number, seen: { from: number; to: number }): number {
  const left = seen.from + EDGE - pointer
  const right = pointer - (seen.to - EDGE)
  const depth = Math.max(left, right)
  if (depth <= 0) return 0
  const pace = Math.min(PACE.slowest + depth * PACE.perPixel, PACE.fastest)
  return left > right ? -pace : pace
}
