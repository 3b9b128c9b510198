import { CASH_EXPORT } from 'shared-ui/copy/cash/cash-export'
import { FOLIO_KIND_WORDS, METHOD_WORDS, NOBODY_ENTERED } from 'shared-ui/copy/cash/methods'
import { reservationStateWord } from 'shared-ui/copy/reservations/reservations-panel'
import { dayInLima, timeInLima } from 'shared-ui/rules/dates/calendar-date'
import { splitIgv } from 'shared-ui/rules/money/folio'
import { reservationNumber } from 'shared-ui/rules/reservations/reservation-number'
import { stayFromNights } from 'shared-ui/rules/reservations/stay'
import type { CsvCell } from 'shared-ui/rules/text/csv'
import type { CashMovement } from './movements.ts'
import type { ReceivableStay } from './receivables-service.ts'

/** A column of a table, for CSV and Excel. */
export type Column<Row> = { name: string; cell: (row: Row) => CsvCell }

const NAMES = CASH_EXPORT.columns

const dayOf = ({ at }: CashMovement): CsvCell => ({ day: dayInLima(Date.parse(at)) })
const clientOf = ({ names, surnames }: { names: string; surnames: string }): string =>
  `${names} ${surnames}`.trim()

/** The columns of a month for the accountant. Refunds are positive: `kind` says what a row is. */
export const MONTH_COLUMNS: readonly Column<CashMovement>[] = [
  { name: NAMES.day, cell: dayOf },
  { name: NAMES.kind, cell: ({ kind }) => FOLIO_KIND_WORDS[kind] },
  { name: NAMES.concept, cell: ({ concept }) => concept },
  { name: NAMES.method, cell: ({ method }) => (method === null ? '' : METHOD_WORDS[method]) },
  { name: NAMES.reference, cell: ({ reference }) => ({ identifier: reference }) },
  { name: NAMES.reservation, cell: ({ party }) => ({ identifier: reservationNumber(party.reservation_id) }) },
  { name: NAMES.client, cell: ({ party }) => clientOf(party) },
  { name: NAMES.document, cell: ({ party }) => party.document },
  { name: NAMES.documentNumber, cell: ({ party }) => ({ identifier: party.document_number }) },
  { name: NAMES.ruc, cell: ({ party }) => ({ identifier: party.ruc }) },
  { name: NAMES.base, cell: ({ amount }) => ({ centimos: splitIgv(amount).base }) },
  { name: NAMES.igv, cell: ({ amount }) => ({ centimos: splitIgv(amount).igv }) },
  { name: NAMES.total, cell: ({ amount }) => ({ centimos: amount }) },
  { name: NAMES.staff, cell: ({ by }) => by ?? NOBODY_ENTERED },
]

/** The columns of a day's payments and refunds. */
export const DAY_COLUMNS: readonly Column<CashMovement>[] = [
  { name: NAMES.day, cell: dayOf },
  { name: NAMES.time, cell: ({ at }) => timeInLima(Date.parse(at)) },
  { name: NAMES.kind, cell: ({ kind }) => FOLIO_KIND_WORDS[kind] },
  { name: NAMES.method, cell: ({ method }) => (method === null ? '' : METHOD_WORDS[method]) },
  { name: NAMES.reference, cell: ({ reference }) => ({ identifier: reference }) },
  { name: NAMES.reservation, cell: ({ party }) => ({ identifier: reservationNumber(party.reservation_id) }) },
  { name: NAMES.client, cell: ({ party }) => clientOf(party) },
  { name: NAMES.total, cell: ({ amount }) => ({ centimos: amount }) },
  { name: NAMES.staff, cell: ({ by }) => by ?? NOBODY_ENTERED },
  { name: NAMES.voided, cell: ({ voided }) => voided?.reason ?? '' },
]

/** The columns of the reservations with a balance. */
export const RECEIVABLE_COLUMNS: readonly Column<ReceivableStay>[] = [
  { name: NAMES.reservation, cell: ({ id }) => ({ identifier: reservationNumber(id) }) },
  { name: NAMES.client, cell: clientOf },
  { name: NAMES.phone, cell: ({ phone }) => ({ identifier: phone }) },
  { name: NAMES.room, cell: ({ rooms }) => rooms.map(({ identifier }) => identifier).join(', ') },
  { name: NAMES.entry, cell: ({ in_date }) => ({ day: in_date }) },
  {
    name: NAMES.departure,
    cell: ({ in_date, out_date }) => ({ day: stayFromNights(in_date, out_date).departure }),
  },
  {
    name: NAMES.state,
    cell: ({ state, stay_state }) => reservationStateWord({ state, stay: { state: stay_state } }),
  },
  { name: NAMES.balance, cell: ({ balance }) => ({ centimos: balance }) },
]

/** Returns the names and the rows of a table. */
export const tableOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]) => ({
  heads: columns.map(({ name }) => name),
  rows: rows.map((row) => columns.map(({ cell }) => cell(row))),
})
