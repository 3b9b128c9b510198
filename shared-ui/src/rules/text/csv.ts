import type { CalendarDate } from '../dates/calendar-date.ts'
import { type Centimos, centimosText } from '../money/money.ts'

/**
 * The value of a cell: a text, a number (written with a decimal point), or nothing; an identifier, which spreadsheets must not read
 * as a number (a DNI would lose its zeros, a RUC its digits); an amount; a day.
 */
export type CsvCell =
  | string
  | number
  | null
  | { identifier: string }
  | { centimos: Centimos }
  | { day: CalendarDate }

/** Spreadsheets in Peru separate cells by semicolon; services that import addresses by comma. */
export type CsvSeparator = ';' | ','

/** The first character of the file, so that spreadsheets read it as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'
const LINE_END = '\r\n'

// The characters with which spreadsheets start a formula (OWASP, CSV injection); a cell must not run in the reader's
// spreadsheet.
const BEGINS_A_FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u
// RFC 4180 requires quotes for comma, quote and line breaks; some locales separate cells by semicolon or tab.
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/

// What a formula that only yields this text may contain: nothing that ends the text or calls anything.
const PLAIN_IDENTIFIER = /^[\w +.#-]+$/

/** Puts an apostrophe before a text that could be a formula. */
const escapeFormula = (text: string): string => (BEGINS_A_FORMULA.test(text) ? `'${text}` : text)

/** Writes an identifier as the formula `="07123456"`, the only form that spreadsheets keep as text. */
const identifierText = (text: string): string =>
  PLAIN_IDENTIFIER.test(text) ? `="${text}"` : escapeFormula(text)

/** The text of a cell without its quotes; numbers, also negative ones, stay as they are. */
function cellText(cell: CsvCell): string {
  if (typeof cell === 'string') return escapeFormula(cell)
  if (cell === null || typeof cell === 'number') return cell === null ? '' : String(cell)
  if ('identifier' in cell) return identifierText(cell.identifier)
  return 'day' in cell ? cell.day : centimosText(cell.centimos)
}

function formatCell(cell: CsvCell): string {
  const text = cellText(cell)
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** More rows of a table whose start `csvText` has written, for a table that is too large to hold in memory. */
export const csvRows = (rows: readonly (readonly CsvCell[])[], separator: CsvSeparator = ';'): string =>
  rows.map((row) => row.map(formatCell).join(separator) + LINE_END).join('')

/**
 * A table as a CSV file that spreadsheets open correctly (RFC 4180): UTF-8 with byte order mark, CRLF after every row,
 * quotes where needed, and no text that runs as a formula. `heads` are the names of the columns; each row has its cells
 * in that order.
 */
export const csvText = (
  heads: readonly string[],
  rows: readonly (readonly CsvCell[])[],
  separator: CsvSeparator = ';',
): string => BYTE_ORDER_MARK + csvRows([heads, ...rows], separator)
