/** The value of a cell: a text, a number (written with a decimal point), or nothing. */
export type CsvCell = string | number | null

/** The first character of the file, so that spreadsheets read it as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'
const LINE_END = '\r\n'

// The characters with which spreadsheets start a formula (OWASP, CSV injection); a cell must not run in the reader's
// spreadsheet.
const BEGINS_A_FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u
// RFC 4180 requires quotes for comma, quote and line breaks; some locales separate cells by semicolon or tab.
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/

/** Puts an apostrophe before a text that could be a formula; numbers, also negative ones, stay as they are. */
function escapeFormula(cell: CsvCell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell)
  return BEGINS_A_FORMULA.test(cell) ? `'${cell}` : cell
}

function formatCell(cell: CsvCell): string {
  const text = escapeFormula(cell)
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const formatRow = (row: readonly CsvCell[]): string => row.map(formatCell).join(',') + LINE_END

/** More rows of a table whose start `csvText` has written, for a table that is too large to hold in memory. */
export const csvRows = (rows: readonly (readonly CsvCell[])[]): string => rows.map(formatRow).join('')

/**
 * A table as a CSV file that spreadsheets open correctly (RFC 4180): UTF-8 with byte order mark, CRLF after every row,
 * quotes where needed, and no cell that runs as a formula. `heads` are the names of the columns; each row has its cells
 * in that order.
 */
export const csvText = (heads: readonly string[], rows: readonly (readonly CsvCell[])[]): string =>
  BYTE_ORDER_MARK + csvRows([heads, ...rows])
