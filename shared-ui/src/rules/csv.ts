/** What a cell may hold: words, a number (written with a point), or nothing. */
export type CsvCell = string | number | null

/** What a sheet begins with, so that spreadsheets read it as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'
const LINE_END = '\r\n'

// What spreadsheets take for the beginning of a formula (OWASP, CSV injection); a cell must not run on whoever opens it.
const BEGINS_A_FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u
// RFC 4180 asks for the comma, the quote and line ends; semicolon and tab part cells where the system's list sign is another.
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/

/** Words that could be a formula get an apostrophe before them; a number is what it is, the negative too. */
function harmless(cell: CsvCell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell)
  return BEGINS_A_FORMULA.test(cell) ? `'${cell}` : cell
}

function written(cell: CsvCell): string {
  const text = harmless(cell)
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const writtenRow = (row: readonly CsvCell[]): string => row.map(written).join(',') + LINE_END

/** More rows of a table whose beginning `csvText` has written: for one too long to be held whole. */
export const csvRows = (rows: readonly (readonly CsvCell[])[]): string => rows.map(writtenRow).join('')

/**
 * A table as a CSV file that spreadsheets open rightly (RFC 4180): UTF-8 with its mark, CRLF after every row, quotes where
 * needed, and no cell that is run as a formula (case 14). `heads` names the columns; each row has its cells in that order.
 */
export const csvText = (heads: readonly string[], rows: readonly (readonly CsvCell[])[]): string =>
  BYTE_ORDER_MARK + csvRows([heads, ...rows])
