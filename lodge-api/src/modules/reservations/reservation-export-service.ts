import { formatMoment } from 'shared-ui/copy/format'
import { RESERVATIONS_EXPORT } from 'shared-ui/copy/reservations/reservations-export'
import { RESERVATION_STATE_WORDS, STAY_STATE_WORDS } from 'shared-ui/copy/reservations/reservations-panel'
import { dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { centimosText } from 'shared-ui/rules/money/money'
import { reservationNumber } from 'shared-ui/rules/reservations/reservation-number'
import { nightCount, stayFromNights } from 'shared-ui/rules/reservations/stay'
import { type CsvCell, csvRows, csvText } from 'shared-ui/rules/text/csv'
import { RESERVATION_TEXTS } from 'shared-ui/validators/reservations/reservation-texts'
import type { Executor } from '../../database/connect.ts'
import type { Lodge } from '../../lodge.ts'
import { type Actor, recordAuditEntry } from '../audit/audit-service.ts'
import { type NamedRoom, roomsByReservation } from '../segments/segments-service.ts'
import { type ExportRow, listForExport } from './reservation-export-repository.ts'
import { textsOfRow } from './reservation-texts.ts'
import { countReservations } from './reservations-repository.ts'
import { filterOf, type ReservationsCriteria } from './reservations-service.ts'

/** Reservations per read, so that a long history is never in memory at once. */
const PAGE = 500

const NAMES = RESERVATIONS_EXPORT.columns

/** A row with the stay's rooms in order. */
type ExportedRow = ExportRow & { rooms: readonly NamedRoom[] }

const stayOf = (row: ExportRow) => stayFromNights(row.in_date, row.out_date)

/** The columns in their order: money with two decimals, days `YYYY-MM-DD`, departure the day after the last night. */
const COLUMNS: readonly { name: string; cell: (row: ExportedRow) => CsvCell }[] = [
  { name: NAMES.number, cell: (row) => ({ identifier: reservationNumber(row.id) }) },
  { name: NAMES.state, cell: (row) => RESERVATION_STATE_WORDS[row.state] },
  { name: NAMES.room, cell: ({ rooms }) => rooms.map(({ identifier }) => identifier).join(', ') },
  { name: NAMES.category, cell: ({ rooms }) => rooms.map(({ category }) => category).join(', ') },
  { name: NAMES.entry, cell: (row) => stayOf(row).entry },
  { name: NAMES.departure, cell: (row) => stayOf(row).departure },
  { name: NAMES.nights, cell: (row) => nightCount(stayOf(row)) },
  { name: NAMES.names, cell: (row) => row.names },
  { name: NAMES.surnames, cell: (row) => row.surnames },
  { name: NAMES.document, cell: (row) => row.document },
  { name: NAMES.documentNumber, cell: (row) => ({ identifier: row.document_number }) },
  { name: NAMES.email, cell: (row) => row.email },
  { name: NAMES.phone, cell: (row) => ({ identifier: row.phone }) },
  { name: NAMES.location, cell: (row) => row.location },
  { name: NAMES.country, cell: (row) => row.country },
  { name: NAMES.age, cell: (row) => row.age },
  { name: NAMES.ruc, cell: (row) => ({ identifier: row.ruc }) },
  { name: NAMES.price, cell: (row) => centimosText(row.price) },
  { name: NAMES.igv, cell: (row) => centimosText(row.igv) },
  { name: NAMES.total, cell: (row) => centimosText(row.total) },
  { name: NAMES.paidByCard, cell: (row) => centimosText(row.paid_by_card ?? 0) },
  { name: NAMES.refunded, cell: (row) => centimosText(row.refunded ?? 0) },
  {
    name: NAMES.retained,
    cell: (row) => centimosText((row.retained ?? 0) + row.change_retained),
  },
  ...RESERVATION_TEXTS.map((text) => ({
    name: NAMES[text],
    cell: (row: ExportedRow) => textsOfRow(row)[text],
  })),
  { name: NAMES.created, cell: (row) => dayInLima(Date.parse(row.created_at)) },
  { name: NAMES.stay, cell: (row) => (row.state === 'confirmed' ? STAY_STATE_WORDS[row.stay_state] : '') },
  { name: NAMES.stayAt, cell: (row) => (row.stay_at === null ? '' : formatMoment(row.stay_at)) },
  { name: NAMES.stayBy, cell: (row) => row.stay_by ?? '' },
]

const cellsOf = (row: ExportedRow): CsvCell[] => COLUMNS.map(({ cell }) => cell(row))

async function withRooms(executor: Executor, rows: ExportRow[]): Promise<ExportedRow[]> {
  const rooms = await roomsByReservation(executor, rows)
  return rows.map((row) => ({ ...row, rooms: rooms.get(row.id) ?? [] }))
}

async function* pagesOf(lodge: Lodge, criteria: ReservationsCriteria): AsyncGenerator<string> {
  yield csvText(
    COLUMNS.map(({ name }) => name),
    [],
  )
  const filter = await filterOf(lodge.database.kysely, criteria)
  let after: string | undefined
  for (;;) {
    const rows = await listForExport(lodge.database.kysely, filter, { after, limit: PAGE })
    yield csvRows((await withRooms(lodge.database.kysely, rows)).map(cellsOf))
    after = rows.at(-1)?.id
    if (rows.length < PAGE) return
  }
}

/**
 * Exports the filtered reservations, newest first, as CSV that is read page by page while it is sent. An audit entry records who
 * exported it and how many, because personal data leaves the system.
 */
export async function exportReservations(lodge: Lodge, criteria: ReservationsCriteria, actor: Actor) {
  const now = lodge.clock()
  const name = `${RESERVATIONS_EXPORT.fileName}-${dayInLima(now)}`
  await lodge.database.transaction(async (transaction) => {
    const count = await countReservations(transaction, await filterOf(transaction, criteria))
    const subject = { kind: 'reservation', id: name } as const
    await recordAuditEntry(transaction, { action: 'export', subject, after: { name, count }, actor }, now)
  })
  return { fileName: `${name}.csv`, text: pagesOf(lodge, criteria) }
}
