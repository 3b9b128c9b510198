import { type CalendarDate, daysBetween } from './calendar-date.ts'
import { countNights, type Period } from './statistics.ts'

/** What takes nights of a room: the first and the last of them (N-03). */
export type Occupancy = { inDate: CalendarDate; outDate: CalendarDate }

/**
 * A bar of the board. A day is two halves: guests come in its second and leave in its first, so that one who leaves and
 * one who comes meet in the middle of a day. Halves are counted from the beginning of the span, where the bar is cut if it
 * began before it, and so at its end.
 */
export type Bar<TTaking> = {
  kind: 'bar'
  taking: TTaking
  /** The nights of the span it covers, counted from 0; both -1 where it only leaves on the first morning. */
  firstNight: number
  lastNight: number
  /** The first half day it covers, and the one after its last. */
  start: number
  end: number
  /** It began before the span, or its end is after it. */
  beganBefore: boolean
  goesOn: boolean
}

/** A night that nobody has: its whole day, but for the morning on which somebody leaves. */
export type FreeNight = {
  kind: 'free'
  /** Counted from the first of the span. */
  night: number
  /** Its first half day, and the one after its last; no two cells of a row overlap. */
  start: number
  end: number
}
export type BoardCell<TTaking> = Bar<TTaking> | FreeNight

/** A room's nights as the board shows them. */
export type RowLayout<TTaking> = {
  /** In their order: each night of the span is in exactly one of them. */
  cells: BoardCell<TTaking>[]
  /** The same cells, by night. */
  byNight: BoardCell<TTaking>[]
}

function barOf<TTaking extends Occupancy>(taking: TTaking, period: Period): Bar<TTaking> | null {
  const days = countNights(period)
  const first = daysBetween(period.from, taking.inDate)
  const last = daysBetween(period.from, taking.outDate)
  const start = 2 * first + 1
  const end = 2 * (last + 1) + 1
  if (end <= 0 || start >= 2 * days) return null
  return {
    kind: 'bar',
    taking,
    firstNight: Math.max(first, Math.min(last, 0)),
    lastNight: Math.min(last, days - 1),
    start: Math.max(start, 0),
    end: Math.min(end, 2 * days),
    beganBefore: start < 0,
    goesOn: end > 2 * days,
  }
}

/** Lays out what takes the nights of one room over the days of a span. No two of them may have the same night (B-09). */
export function layOutRow<TTaking extends Occupancy>(
  occupancies: readonly TTaking[],
  period: Period,
): RowLayout<TTaking> {
  const bars = occupancies
    .flatMap((taking) => barOf(taking, period) ?? [])
    .toSorted((one, other) => one.start - other.start)
  const cells: BoardCell<TTaking>[] = []
  const byNight: BoardCell<TTaking>[] = []
  const freeUntil = (end: number) => {
    while (byNight.length < end) {
      const night = byNight.length
      const before = cells.at(-1)?.end ?? 0
      const free = { kind: 'free', night, start: Math.max(before, 2 * night), end: 2 * night + 2 } as const
      cells.push(free)
      byNight.push(free)
    }
  }
  for (const bar of bars) {
    freeUntil(bar.firstNight)
    cells.push(bar)
    while (byNight.length <= bar.lastNight) byNight.push(bar)
  }
  freeUntil(countNights(period))
  return { cells, byNight }
}
