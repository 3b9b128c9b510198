import { CASH_EXPORT } from 'shared-ui/copy/cash/cash-export'
import { type CalendarDate, dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { FOLIO_KINDS, splitIgv } from 'shared-ui/rules/money/folio'
import { type CsvCell, csvRows, csvText } from 'shared-ui/rules/text/csv'
import type { ReceivableScope } from 'shared-ui/validators/payments/cash-search'
import type { Lodge } from '../../lodge.ts'
import { type Actor, recordAuditEntry } from '../audit/audit-service.ts'
import { listReceivables, totalReceivables } from '../folio/folio-service.ts'
import { DAY_COLUMNS, MONTH_COLUMNS, RECEIVABLE_COLUMNS, tableOf } from './cash-columns.ts'
import { movementsOfDay } from './cash-day-service.ts'
import { movementsOfMonth } from './cash-month-service.ts'
import type { CashMovement } from './movements.ts'
import { withRooms } from './receivables-service.ts'
import { spreadsheet } from './spreadsheet.ts'

/** Records who exported which table with how many rows, because personal data leaves the system. */
const recordExport = (lodge: Lodge, { name, count }: { name: string; count: number }, actor: Actor) =>
  lodge.database.transaction((transaction) => {
    const subject = { kind: 'payment', id: name } as const
    const entry = { action: 'export', subject, after: { name, count }, actor } as const
    return recordAuditEntry(transaction, entry, lodge.clock())
  })

/** Exports the payments and refunds of a day in Lima as CSV; voided ones carry the reason. */
export async function exportDay(lodge: Lodge, date: CalendarDate, actor: Actor) {
  const name = `${CASH_EXPORT.day}-${date}`
  const movements = await movementsOfDay(lodge.database.kysely, date)
  await recordExport(lodge, { name, count: movements.length }, actor)
  const { heads, rows } = tableOf(DAY_COLUMNS, movements)
  return { fileName: `${name}.csv`, text: [csvText(heads, rows)] }
}

const INDEX_OF = new Map(MONTH_COLUMNS.map(({ name }, index) => [name, index]))

/** Returns the row with the sums of a kind: its name, and base, IGV and total below their columns. */
function sumRow(movements: CashMovement[], kind: (typeof FOLIO_KINDS)[number]): CsvCell[] {
  const amounts = movements.filter((movement) => movement.kind === kind).map(({ amount }) => amount)
  const total = amounts.reduce((sum, amount) => sum + amount, 0)
  const base = amounts.reduce((sum, amount) => sum + splitIgv(amount).base, 0)
  const row: CsvCell[] = MONTH_COLUMNS.map(() => '')
  const { columns } = CASH_EXPORT
  const put = (name: string, cell: CsvCell) => {
    row[INDEX_OF.get(name) ?? 0] = cell
  }
  put(columns.kind, CASH_EXPORT.sums[kind])
  put(columns.base, { centimos: base })
  put(columns.igv, { centimos: total - base })
  put(columns.total, { centimos: total })
  return row
}

/** Returns the table of a month, `YYYY-MM`, with the sums of each kind at its end, and records the export. */
async function monthTable(lodge: Lodge, month: string, actor: Actor) {
  const name = `${CASH_EXPORT.month}-${month}`
  const movements = await movementsOfMonth(lodge.database.kysely, month)
  await recordExport(lodge, { name, count: movements.length }, actor)
  const { heads, rows } = tableOf(MONTH_COLUMNS, movements)
  return { name, heads, rows: [...rows, ...FOLIO_KINDS.map((kind) => sumRow(movements, kind))] }
}

/** Exports a month for the accountant as CSV. */
export async function exportMonth(lodge: Lodge, month: string, actor: Actor) {
  const { name, heads, rows } = await monthTable(lodge, month, actor)
  return { fileName: `${name}.csv`, text: [csvText(heads, rows)] }
}

/** Exports a month for the accountant as an Excel file. */
export async function exportMonthSheet(lodge: Lodge, month: string, actor: Actor) {
  const { name, heads, rows } = await monthTable(lodge, month, actor)
  const bytes = await spreadsheet({ name: CASH_EXPORT.sheet(month), heads, rows })
  return { fileName: `${name}.xlsx`, bytes }
}

/** Reservations per read, so that a long list is never in memory at once. */
const PAGE = 500

async function* receivablePages(lodge: Lodge, scope: ReceivableScope): AsyncGenerator<string> {
  const filter = { scope, today: dayInLima(lodge.clock()) }
  yield csvText(tableOf(RECEIVABLE_COLUMNS, []).heads, [])
  let after: string | undefined
  for (;;) {
    const found = await listReceivables(lodge.database.kysely, filter, { after, limit: PAGE })
    yield csvRows(tableOf(RECEIVABLE_COLUMNS, await withRooms(lodge.database.kysely, found)).rows)
    after = found.at(-1)?.id
    if (found.length < PAGE) return
  }
}

/** Exports the reservations with a balance as CSV, newest first. */
export async function exportReceivables(lodge: Lodge, scope: ReceivableScope, actor: Actor) {
  const today = dayInLima(lodge.clock())
  const name = `${CASH_EXPORT.receivables}-${today}`
  const { count } = await totalReceivables(lodge.database.kysely, { scope, today })
  await recordExport(lodge, { name, count }, actor)
  return { fileName: `${name}.csv`, text: receivablePages(lodge, scope) }
}
