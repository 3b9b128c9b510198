import { RESERVATIONS_EXPORT } from 'shared-ui/copy/reservations-export'
import { RESERVATION_STATE_WORDS } from 'shared-ui/copy/reservations-panel'
import { dayInLima } from 'shared-ui/rules/calendar-date'
import { type CsvCell, csvRows, csvText } from 'shared-ui/rules/csv'
import { centimosText } from 'shared-ui/rules/money'
import { reservationNumber } from 'shared-ui/rules/reservation-number'
import { nightCount, stayFromNights } from 'shared-ui/rules/stay'
import type { Lodge } from '../../lodge.ts'
import { type Actor, recordAuditEntry } from '../audit/audit-service.ts'
import { type ExportRow, listForExport } from './reservation-export-repository.ts'
import { countReservations } from './reservations-repository.ts'
import { filterOf, type ReservationsCriteria } from './reservations-service.ts'

/** Reservations per read, so that a long history is never in memory at once. */
const PAGE = 500

/** Converts a reservation to a table row: money with two decimals, days `YYYY-MM-DD`, departure the day after the last night. */
function cellsOf(row: ExportRow): CsvCell[] {
  const stay = stayFromNights(row.in_date, row.out_date)
  return [
    reservationNumber(row.id),
    RESERVATION_STATE_WORDS[row.state],
    row.identifier,
    row.category,
    stay.entry,
    stay.departure,
    nightCount(stay),
    row.names,
    row.surnames,
    row.document,
    row.document_number,
    row.email,
    row.phone,
    row.location,
    row.country,
    row.age,
    row.ruc,
    centimosText(row.price),
    centimosText(row.igv),
    centimosText(row.total),
    centimosText(row.paid_by_card ?? 0),
    centimosText(row.refunded ?? 0),
    row.channel,
    row.detail,
    dayInLima(Date.parse(row.created_at)),
  ]
}

async function* pagesOf(lodge: Lodge, criteria: ReservationsCriteria): AsyncGenerator<string> {
  yield csvText(RESERVATIONS_EXPORT.columns, [])
  const filter = filterOf(criteria)
  let after: string | undefined
  for (;;) {
    const rows = await listForExport(lodge.database.kysely, filter, { after, limit: PAGE })
    yield csvRows(rows.map(cellsOf))
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
    const count = await countReservations(transaction, filterOf(criteria))
    const subject = { kind: 'reservation', id: name } as const
    await recordAuditEntry(transaction, { action: 'export', subject, after: { name, count }, actor }, now)
  })
  return { fileName: `${name}.csv`, text: pagesOf(lodge, criteria) }
}
