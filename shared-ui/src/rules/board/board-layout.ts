import { type CalendarDate, daysBetween } from '../dates/calendar-date.ts'
import { countNights, type Period } from '../dates/period.ts'

/** What occupies nights of a room, by its first and its last night. */
export type Occupancy = { inDate: CalendarDate; outDate: CalendarDate }

/**
 * A bar of the board. A day has two halves: guests arrive in the second and leave in the first, so that a departure and
 * an arrival on the same day meet in its middle. Halves are counted from the first day of the span; a bar is cut at both
 * ends of the span.
 */
export type Bar<TOccupancy> = {
  kind: 'bar'
  occupancy: TOccupancy
  /**
   * The first night within the span, counted from 0; both are -1 if the bar only covers a departure on the first morning.
   */
  firstNight: number
  lastNight: number
  /** The first half day that it covers, and the one after its last. */
  start: number
  end: number
  /** Whether it began before the span, and whether it ends after it. */
  beganBefore: boolean
  goesOn: boolean
}

/** A free night: its whole day, except the morning of a departure. */
export type FreeNight = {
  kind: 'free'
  /** Counted from the first night of the span. */
  night: number
  /** Its first half day, and the one after its last. The cells of a row do not overlap. */
  start: number
  end: number
}
export type BoardCell<TOccupancy> = Bar<TOccupancy> | FreeNight

/** The nights of one room as the board shows them. */
export type RowLayout<TOccupancy> = {
  /** In chronological order: each night of the span is in exactly one cell. */
  cells: BoardCell<TOccupancy>[]
  /** The same cells, indexed by night. */
  byNight: BoardCell<TOccupancy>[]
}

function barOf<TOccupancy extends Occupancy>(occupancy: TOccupancy, period: Period): Bar<TOccupancy> | null {
  const days = countNights(period)
  const first = daysBetween(period.from, occupancy.inDate)
  const last = daysBetween(period.from, occupancy.outDate)
  const start = 2 * first + 1
  const end = 2 * (last + 1) + 1
  if (end <= 0 || start >= 2 * days) return null
  return {
    kind: 'bar',
    occupancy,
    firstNight: Math.max(first, Math.min(last, 0)),
    lastNight: Math.min(last, days - 1),
    start: Math.max(start, 0),
    end: Math.min(end, 2 * days),
    beganBefore: start < 0,
    goesOn: end > 2 * days,
  }
}

/** Lays out the occupancies of one room over the days of a span. No two of them may share a night. */
export function layOutRow<TOccupancy extends Occupancy>(
  occupancies: readonly TOccupancy[],
  period: Period,
): RowLayout<TOccupancy> {
  const bars = occupancies
    .flatMap((occupancy) => barOf(occupancy, period) ?? [])
    .sort((one, other) => one.start - other.start)
  const cells: BoardCell<TOccupancy>[] = []
  const byNight: BoardCell<TOccupancy>[] = []
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
