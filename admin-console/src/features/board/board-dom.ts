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
export function focusPlace(grid: HTMLElement | null, rows: readonly BoardRow[], place: Place): void {
  const cell = cellAt(rows, place)
  if (!cell) return
  grid?.querySelector<HTMLElement>(`[data-row="${place.row}"] [data-night="${nightOf(cell)}"]`)?.focus()
}
