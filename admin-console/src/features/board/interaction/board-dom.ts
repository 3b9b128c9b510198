import { type BoardRow, nightOf } from '../board-rows.ts'
import { type CellPosition, cellAt } from './board-moves.ts'

/** The position of the cell that contains an element, or null. Cells carry `data-night`, rows `data-row`. */
export function positionIn(target: EventTarget | null): CellPosition | null {
  if (!(target instanceof Element)) return null
  const night = target.closest<HTMLElement>('[data-night]')?.dataset['night']
  const row = target.closest<HTMLElement>('[data-row]')?.dataset['row']
  return night === undefined || row === undefined ? null : { row: Number(row), night: Number(night) }
}

/** Focuses the cell at a position. */
export function focusCell(
  { grid, rows }: { grid: HTMLElement | null; rows: readonly BoardRow[] },
  position: CellPosition,
  options?: FocusOptions,
): void {
  const cell = cellAt(rows, position)
  if (!cell) return
  grid
    ?.querySelector<HTMLElement>(`[data-row="${position.row}"] [data-night="${nightOf(cell)}"]`)
    ?.focus(options)
}

/** The extent of a row's nights in viewport pixels, and the part of it that is visible. */
export type TrackOnScreen = { left: number; width: number; seen: { from: number; to: number } }

/** Measures a row. The sticky room name covers the left of its nights; the scroller clips the right. */
export function measureTrack(track: Element, scroller: Element): TrackOnScreen {
  const { left, width } = track.getBoundingClientRect()
  const name = track.previousElementSibling?.getBoundingClientRect()
  const edge = scroller.getBoundingClientRect().left + scroller.clientLeft
  return { left, width, seen: { from: name?.right ?? edge, to: edge + scroller.clientWidth } }
}
