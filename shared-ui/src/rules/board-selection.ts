import { addDays, type CalendarDate, eachDay } from './calendar-date.ts'
import type { Period } from './statistics.ts'

/** Free nights of one room being chosen: where the choice began, and where it has got to, in either direction. */
export type NightChoice = { anchor: CalendarDate; head: CalendarDate }

export type CanChoose = (night: CalendarDate) => boolean

/** The nights of a choice, first and last. */
export const chosenNights = ({ anchor, head }: NightChoice): Period =>
  anchor < head ? { from: anchor, to: head } : { from: head, to: anchor }

/**
 * Draws a choice from `anchor` towards a night, as far as nights may be chosen without a break: nobody's night is ever
 * crossed. `null` where not even the anchor may be.
 */
export function choiceTowards(
  anchor: CalendarDate,
  towards: CalendarDate,
  canChoose: CanChoose,
): NightChoice | null {
  if (!canChoose(anchor)) return null
  const step = towards < anchor ? -1 : 1
  let head = anchor
  while (head !== towards && canChoose(addDays(head, step))) head = addDays(head, step)
  return { anchor, head }
}

/** A choice drawn on to the night next to its head, once that may be chosen; the same choice until then. */
export const drawnOnto = (
  choice: NightChoice,
  night: CalendarDate | undefined,
  canChoose: CanChoose,
): NightChoice => (night !== undefined && canChoose(night) ? { ...choice, head: night } : choice)

/** Whether all of it may still be chosen: somebody may have taken a night of it meanwhile. */
export function stillStands(choice: NightChoice, canChoose: CanChoose): boolean {
  const { from, to } = chosenNights(choice)
  return eachDay(from, to).every(canChoose)
}

/** Which day of a row lies at an offset from its beginning, both in pixels; what lies beyond is the first or the last. */
export const dayAtOffset = (offset: number, row: { width: number; days: number }): number =>
  Math.min(row.days - 1, Math.max(0, Math.floor((offset * row.days) / row.width)))

/** How far from an edge of what is seen a pointer draws the board along, in pixels. */
const EDGE = 32
/** In pixels a second: where that begins, how much each further pixel adds, and the most of it. */
const PACE = { slowest: 150, perPixel: 6, fastest: 720 }

/**
 * How fast a choice drawn with a pointer draws the board along, in pixels a second, to the left below zero: not at all away
 * from the edges of what is `seen`, and the faster the further beyond them.
 */
export function edgePace(pointer: number, seen: { from: number; to: number }): number {
  const left = seen.from + EDGE - pointer
  const right = pointer - (seen.to - EDGE)
  const depth = Math.max(left, right)
  if (depth <= 0) return 0
  const pace = Math.min(PACE.slowest + depth * PACE.perPixel, PACE.fastest)
  return left > right ? -pace : pace
}
