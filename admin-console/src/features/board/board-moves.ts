import { type BoardRow, nightOf, type RowCell } from './board-rows.ts'

/** Where somebody is on the board: a row and a night of it, both counted from 0. */
export type Place = { row: number; night: number }

/** What lies there: a night that the row does not have counts as its first. */
export const cellAt = (rows: readonly BoardRow[], { row, night }: Place): RowCell | undefined => {
  const { cells, byNight } = rows[row] ?? {}
  if (night < 0) return cells?.[0]
  return byNight?.[Math.min(night, byNight.length - 1)]
}

const inOrder = (rows: readonly BoardRow[], place: Place, step: 1 | -1): Place => {
  const cells = rows[place.row]?.cells ?? []
  const here = cellAt(rows, place)
  const next = here && cells[cells.indexOf(here) + step]
  return next ? { ...place, night: nightOf(next) } : place
}

const toRow = (rows: readonly BoardRow[], place: Place, row: number): Place => ({
  ...place,
  row: Math.min(rows.length - 1, Math.max(0, row)),
})

const toEnd = (rows: readonly BoardRow[], place: Place, index: 0 | -1): Place => {
  const cell = rows[place.row]?.cells.at(index)
  return cell ? { ...place, night: nightOf(cell) } : place
}

/**
 * Where a key leads (the grid of the ARIA practices), or null for another key. Up and down keep to the night, over
 * whatever lies there; to the sides each bar is one step. With `Control`, Home and End go to the first and the last room.
 */
export function placeAfterKey(
  rows: readonly BoardRow[],
  place: Place,
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
): Place | null {
  switch (key) {
    case 'ArrowLeft':
      return inOrder(rows, place, -1)
    case 'ArrowRight':
      return inOrder(rows, place, 1)
    case 'ArrowUp':
      return toRow(rows, place, place.row - 1)
    case 'ArrowDown':
      return toRow(rows, place, place.row + 1)
    case 'Home':
      return toEnd(rows, ctrlKey ? toRow(rows, place, 0) : place, 0)
    case 'End':
      return toEnd(rows, ctrlKey ? toRow(rows, place, rows.length - 1) : place, -1)
    default:
      return null
  }
}

/** The night before the first or after the last, where an arrow leads over that edge of the board; else null. */
export function nightBeyond(rows: readonly BoardRow[], place: Place, key: string): number | null {
  const { cells = [], byNight = [] } = rows[place.row] ?? {}
  const here = cellAt(rows, place)
  if (!here) return null
  if (key === 'ArrowLeft' && here === cells[0]) return -1
  return key === 'ArrowRight' && here === cells.at(-1) ? byNight.length : null
}
