import { type BoardRow, nightOf, type RowCell } from '../board-rows.ts'

/** A cell of the board by row and night, both counted from 0. */
export type CellPosition = { row: number; night: number }

/** The cell at a position. Night -1 is the bar that ends on the first morning, or else the first cell. */
export const cellAt = (rows: readonly BoardRow[], { row, night }: CellPosition): RowCell | undefined => {
  const { cells, byNight } = rows[row] ?? {}
  if (night < 0) return cells?.[0]
  return byNight?.[Math.min(night, byNight.length - 1)]
}

const inOrder = (rows: readonly BoardRow[], position: CellPosition, step: 1 | -1): CellPosition => {
  const cells = rows[position.row]?.cells ?? []
  const here = cellAt(rows, position)
  const next = here && cells[cells.indexOf(here) + step]
  return next ? { ...position, night: nightOf(next) } : position
}

const toRow = (rows: readonly BoardRow[], position: CellPosition, row: number): CellPosition => ({
  ...position,
  row: Math.min(rows.length - 1, Math.max(0, row)),
})

const toEnd = (rows: readonly BoardRow[], position: CellPosition, index: 0 | -1): CellPosition => {
  const cell = rows[position.row]?.cells.at(index)
  return cell ? { ...position, night: nightOf(cell) } : position
}

/**
 * The position after a key press (ARIA grid pattern), or null for other keys. Up and down keep the night; left and right
 * count each bar as one step. With Control, Home and End go to the first and the last room.
 */
export function positionAfterKey(
  rows: readonly BoardRow[],
  position: CellPosition,
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
): CellPosition | null {
  switch (key) {
    case 'ArrowLeft':
      return inOrder(rows, position, -1)
    case 'ArrowRight':
      return inOrder(rows, position, 1)
    case 'ArrowUp':
      return toRow(rows, position, position.row - 1)
    case 'ArrowDown':
      return toRow(rows, position, position.row + 1)
    case 'Home':
      return toEnd(rows, ctrlKey ? toRow(rows, position, 0) : position, 0)
    case 'End':
      return toEnd(rows, ctrlKey ? toRow(rows, position, rows.length - 1) : position, -1)
    default:
      return null
  }
}

/** The night before the first or after the last one if an arrow leads over that edge of the board; otherwise null. */
export function nightBeyond(rows: readonly BoardRow[], position: CellPosition, key: string): number | null {
  const { cells = [], byNight = [] } = rows[position.row] ?? {}
  const here = cellAt(rows, position)
  if (!here) return null
  if (key === 'ArrowLeft' && here === cells[0]) return -1
  return key === 'ArrowRight' && here === cells.at(-1) ? byNight.length : null
}
