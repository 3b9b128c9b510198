import { cellAt, type Place } from './board-moves.ts'
import { type BoardRow, nightOf } from './board-rows.ts'

/** The place that a part of the board belongs to; cells carry `data-night`, rows `data-row`. */
export function placeIn(target: EventTarget | null): Place | null {
  if (!(target instanceof Element)) return null
  const night = target.closest<HTMLElement>('[data-night]')?.dataset['night']
  const row = target.closest<HTMLElement>('[data-row]')?.dataset['row']
  return night === undefined || row === undefined ? null : { row: Number(row), night: Number(night) }
}

/** Puts the focus on what lies in a place. */
export function focusPlace(
  { grid, rows }: { grid: HTMLElement | null; rows: readonly BoardRow[] },
  place: Place,
  options?: FocusOptions,
): void {
  const cell = cellAt(rows, place)
  if (!cell) return
  grid
    ?.querySelector<HTMLElement>(`[data-row="${place.row}"] [data-night="${nightOf(cell)}"]`)
    ?.focus(options)
}

/** A room's nights on the screen, in pixels across: where they begin, how long they are, and what of them is seen. */
export type TrackOnScreen = { left: number; width: number; seen: { from: number; to: number } }

/** Measures the nights of a room: its name lies over those to the left, the others end with what scrolls them. */
export function measureTrack(track: Element, scroller: Element): TrackOnScreen {
  const { left, width } = track.getBoundingClientRect()
  const name = track.previousElementSibling?.getBoundingClientRect()
  const edge = scroller.getBoundingClientRect().left + scroller.clientLeft
  return { left, width, seen: { from: name?.right ?? edge, to: edge + scroller.clientWidth } }
}
