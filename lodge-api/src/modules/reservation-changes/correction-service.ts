import {
  CORRECTED_FIELDS,
  type CorrectedField,
  type ReservationCorrection,
} from 'shared-ui/validators/reservations/reservation-corrections'
import type * as v from 'valibot'
import type { DatabaseTransaction } from '../../database/connect.ts'
import { reservationSearchText } from '../../database/queries/reservation-search-text.ts'
import { enqueueJob } from '../../jobs/job-queue.ts'
import type { Lodge } from '../../lodge.ts'
import { type Actor, recordAuditEntry } from '../audit/audit-service.ts'
import { revokeGuestLinks } from '../guest-reservations/guest-links-service.ts'
import { lockReservation } from '../purchases/reservation-lock.ts'
import { GuestWithoutEmail, ReservationNotFound } from '../reservations/reservation-errors.ts'
import { clientRow, recordEvent } from '../reservations/reservation-records.ts'
import { clientOfRow } from '../reservations/reservation-response.ts'
import { textColumns, textsOfRow } from '../reservations/reservation-texts.ts'
import { findReservation, type StoredReservation } from '../reservations/reservations-service.ts'
import { roomsOf } from '../segments/segments-service.ts'
import { changedMeanwhile, confirmedReservation, writeAtVersion } from './active-reservation.ts'
import { writeClient } from './reservation-changes-repository.ts'

/** The corrected data of a reservation; `version` is the one that was read. */
export type Correction = v.InferOutput<typeof ReservationCorrection> & { id: string }

type CorrectableValues = Record<CorrectedField, string | number>

const valuesOf = ({ client, ...texts }: Omit<Correction, 'id' | 'version'>): CorrectableValues => ({
  ...client,
  ...texts,
})

/** The fields that a correction changes, with their values before and after as text. */
function differences(row: StoredReservation, correction: Correction) {
  const before = valuesOf({ client: clientOfRow(row), ...textsOfRow(row), notes: row.notes })
  const after = valuesOf(correction)
  return CORRECTED_FIELDS.filter((field) => before[field] !== after[field]).map((field) => ({
    field,
    before: String(before[field]),
    after: String(after[field]),
  }))
}

type Corrected = { row: StoredReservation; correction: Correction }

async function write(transaction: DatabaseTransaction, { row, correction }: Corrected): Promise<void> {
  const { id, version, client, notes } = correction
  const rooms = await roomsOf(transaction, row)
  await writeAtVersion(
    transaction,
    { id, version },
    {
      ...textColumns(correction),
      notes,
      search_text: reservationSearchText({ id, client, rooms, purchaseNumber: row.purchase_number }),
    },
  )
  await writeClient(transaction, clientRow(row.client_id, client))
}

/**
 * Corrects the client, the texts and the notes of a reservation in any state but deleted. Another e-mail address revokes the
 * guest's links. Saving the stored values changes nothing. Throws `ReservationNotFound` or `ChangedMeanwhile`.
 */
export const correctReservation = (lodge: Lodge, correction: Correction, actor: Actor): Promise<void> =>
  lodge.database.transaction(async (transaction) => {
    const now = lodge.clock()
    const { id } = correction
    await lockReservation(lodge.database, transaction, id)
    const row = await findReservation(transaction, id)
    if (!row || row.state === 'deleted') throw new ReservationNotFound()
    if (row.version !== correction.version) throw await changedMeanwhile(transaction, id)
    const corrected = differences(row, correction)
    if (corrected.length === 0) return
    await write(transaction, { row, correction })
    const names = corrected.map(({ field }) => field)
    if (names.includes('email')) await revokeGuestLinks(transaction, id)
    const event = { reservation_id: id, kind: 'corrected', by: actor.username, facts: { corrected } } as const
    await recordEvent(transaction, event, now)
    const subject = { kind: 'reservation', id } as const
    await recordAuditEntry(
      transaction,
      { action: 'update', subject, after: { corrected: names }, actor },
      now,
    )
  })

/**
 * Mails the confirmation to the guest again, with a new link. Throws `ReservationNotFound`, `ReservationNotActive` unless the
 * reservation is confirmed, or `GuestWithoutEmail`.
 */
export const resendConfirmation = (lodge: Lodge, id: string, actor: Actor): Promise<void> =>
  lodge.database.transaction(async (transaction) => {
    const now = lodge.clock()
    const { email } = await confirmedReservation(transaction, id)
    if (email === '') throw new GuestWithoutEmail()
    const payload = { template: 'reservation-confirmed', reservationId: id } as const
    await enqueueJob(transaction, now, { kind: 'mail', payload })
    const subject = { kind: 'reservation', id } as const
    await recordAuditEntry(
      transaction,
      { action: 'update', subject, after: { mail: payload.template }, actor },
      now,
    )
  })
