import { daysBetween } from 'shared-ui/rules/dates/calendar-date'
import { solesFromCentimos } from 'shared-ui/rules/money/money'
import type { CsvCell } from 'shared-ui/rules/text/csv'
import type { CellObject, Row } from 'write-excel-file/node'

/** Day 0 of a date in a spreadsheet. */
const SPREADSHEET_EPOCH = '1899-12-30'

/** Column widths in characters: of a head, of the widest cell, and at most. */
const NARROWEST = 10
const WIDEST = 40

/** Converts a cell; texts and identifiers are stored as texts, which no spreadsheet reads as a number or a formula. */
function toCell(cell: CsvCell): CellObject {
  if (cell === null || typeof cell === 'string') return { value: cell ?? '', type: String }
  if (typeof cell === 'number') return { value: cell, type: Number }
  if ('identifier' in cell) return { value: cell.identifier, type: String }
  if ('day' in cell) {
    return { value: daysBetween(SPREADSHEET_EPOCH, cell.day), type: Number, format: 'dd/mm/yyyy' }
  }
  return { value: solesFromCentimos(cell.centimos), type: Number, format: '#,##0.00' }
}

const widthOf = (cells: CellObject[]): number =>
  Math.min(WIDEST, Math.max(NARROWEST, ...cells.map(({ value }) => String(value).length + 2)))

export type Sheet = { name: string; heads: readonly string[]; rows: readonly (readonly CsvCell[])[] }

/** Writes a table as an Excel file with a bold head that stays in view. */
export async function spreadsheet({ name, heads, rows }: Sheet): Promise<Uint8Array> {
  // Loaded when the first file is asked for: most processes never write one.
  const { default: writeExcelFile } = await import('write-excel-file/node')
  const cells = rows.map((row) => row.map(toCell))
  const head: Row = heads.map((value) => ({ value, type: String, fontWeight: 'bold' }))
  const columns = heads.map((value, index) => ({
    width: widthOf([{ value, type: String }, ...cells.flatMap((row) => row[index] ?? [])]),
  }))
  return writeExcelFile([head, ...cells], { sheet: name, columns, stickyRowsCount: 1 }).toBuffer()
}
