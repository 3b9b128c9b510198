import { REGISTER_COLUMNS, REGISTER_FILE, SEX_WORDS } from 'shared-ui/copy/guests/guest-register'
import { solesFromCentimos, solesFromTenThousandths } from 'shared-ui/rules/money/money'
import { reservationNumber } from 'shared-ui/rules/reservations/reservation-number'
import { stayFromNights } from 'shared-ui/rules/reservations/stay'
import { occupiedSegments, roomSpans } from 'shared-ui/rules/reservations/stay-segments'
import { type CsvCell, csvText } from 'shared-ui/rules/text/csv'
import type { RegisterEntryResponse, RegisterPeriod } from 'shared-ui/validators/reservations/guest'
import type { Lodge } from '../../lodge.ts'
import { type Actor, recordAuditEntry } from '../audit/audit-service.ts'
import { compareIdentifiers } from '../rooms/room-order.ts'
import { type NamedSegment, segmentsByReservation } from '../segments/segments-service.ts'
import { guestDetails } from './guest-response.ts'
import { listRegister, type RegisterRow } from './register-repository.ts'

function toEntry(row: RegisterRow, segments: readonly NamedSegment[]): RegisterEntryResponse {
  const { entry, departure } = stayFromNights(row.in_date, row.out_date)
  const slept = occupiedSegments(segments, row.freed_from)
  return {
    _id: row.id,
    ...guestDetails(row),
    reservation: { _id: row.reservation_id, number: reservationNumber(row.reservation_id) },
    // Who left on the day of the entry was lodged in the first room.
    room: roomSpans(slept.length > 0 ? slept : segments.slice(0, 1))
      .map(({ identifier }) => identifier)
      .join(', '),
    entry,
    departure: row.freed_from ?? departure,
    pricesPerNight: segments
      .map(({ pricePerNight }) => solesFromTenThousandths(pricePerNight))
      .filter((price, index, prices) => price !== prices[index - 1]),
    total: solesFromCentimos(row.total),
  }
}

/** Returns the guests who were lodged in a period, by entry and room. */
export async function guestRegister({ database }: Lodge, period: RegisterPeriod) {
  const rows = await listRegister(database.kysely, period)
  const segments = await segmentsByReservation(
    database.kysely,
    rows.map((row) => ({ ...row, id: row.reservation_id })),
  )
  const entries = rows
    .map((row) => toEntry(row, segments.get(row.reservation_id) ?? []))
    .toSorted(
      (one, other) => one.entry.localeCompare(other.entry) || compareIdentifiers(one.room, other.room),
    )
  return { entries }
}

/** A number, so that spreadsheets can sum it; text if the price changed during the stay. */
const priceCell = ([price = 0, ...more]: number[]): CsvCell =>
  more.length === 0 ? price : [price, ...more].join(' / ')

/** The columns in their order: identifiers as text, days `YYYY-MM-DD`, the price per night without IGV and the total with it. */
const COLUMNS: readonly { name: string; cell: (entry: RegisterEntryResponse) => CsvCell }[] = [
  { name: REGISTER_COLUMNS.entry, cell: ({ entry }) => ({ day: entry }) },
  { name: REGISTER_COLUMNS.departure, cell: ({ departure }) => ({ day: departure }) },
  { name: REGISTER_COLUMNS.room, cell: ({ room }) => room },
  { name: REGISTER_COLUMNS.surnames, cell: ({ surnames }) => surnames },
  { name: REGISTER_COLUMNS.names, cell: ({ names }) => names },
  { name: REGISTER_COLUMNS.sex, cell: ({ sex }) => SEX_WORDS[sex] },
  { name: REGISTER_COLUMNS.nationality, cell: ({ nationality }) => nationality },
  { name: REGISTER_COLUMNS.document, cell: ({ identificationDocument }) => identificationDocument },
  {
    name: REGISTER_COLUMNS.documentNumber,
    cell: ({ identificationDocumentNumber }) => ({ identifier: identificationDocumentNumber }),
  },
  { name: REGISTER_COLUMNS.birthDate, cell: ({ birthDate }) => ({ day: birthDate }) },
  { name: REGISTER_COLUMNS.origin, cell: ({ origin }) => origin },
  { name: REGISTER_COLUMNS.pricePerNight, cell: ({ pricesPerNight }) => priceCell(pricesPerNight) },
  { name: REGISTER_COLUMNS.total, cell: ({ total }) => total },
  { name: REGISTER_COLUMNS.reservation, cell: ({ reservation }) => ({ identifier: reservation.number }) },
]

/** Exports the register of a period as CSV. An audit entry records who exported it, because personal data leaves the system. */
export async function exportRegister(lodge: Lodge, period: RegisterPeriod, actor: Actor) {
  const { entries } = await guestRegister(lodge, period)
  const name = `${REGISTER_FILE}-${period.from}-${period.to}`
  await lodge.database.transaction((transaction) => {
    const subject = { kind: 'reservation', id: name } as const
    const after = { name, count: entries.length }
    return recordAuditEntry(transaction, { action: 'export', subject, after, actor }, lodge.clock())
  })
  const heads = COLUMNS.map(({ name: head }) => head)
  const rows = entries.map((entry) => COLUMNS.map(({ cell }) => cell(entry)))
  return { fileName: `${name}.csv`, text: [csvText(heads, rows)] }
}
