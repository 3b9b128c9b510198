import { centimosFromSoles, solesFromCentimos } from 'shared-ui/rules/money/money'
import type { FolioResponseBody, NewFolioEntry } from 'shared-ui/validators/payments/folio'
import type { DatabaseTransaction, Executor } from '../../database/connect.ts'
import { newId } from '../../database/ids.ts'
import { instantText } from '../../database/instants.ts'
import { ChangedMeanwhile, InvalidRequest } from '../../errors.ts'
import type { Lodge } from '../../lodge.ts'
import { type Actor, recordAuditEntry } from '../audit/audit-service.ts'
import { lockReservation } from '../purchases/reservation-lock.ts'
import { listRefunds } from '../refunds/refunds-service.ts'
import { ReservationNotFound } from '../reservations/reservation-errors.ts'
import { FolioEntryNotFound, FolioEntryVoided } from './folio-errors.ts'
import {
  type FolioEntryRow,
  findByRequestKey,
  findEntry,
  findOnlinePayment,
  insertEntry,
  listEntries,
  voidEntry,
} from './folio-repository.ts'
import { toFolio } from './folio-response.ts'
import { listFolioSums } from './folio-sums-repository.ts'

export { hasBalance } from './folio-sums-repository.ts'
export { listReceivables, type ReceivableRow, totalReceivables } from './receivables-repository.ts'

/** Returns the folio of a reservation in any state. Throws `ReservationNotFound`. */
export async function folioOf(executor: Executor, reservationId: string): Promise<FolioResponseBody> {
  const [sums] = await listFolioSums(executor, [reservationId])
  if (!sums) throw new ReservationNotFound()
  return toFolio({
    sums,
    entries: await listEntries(executor, reservationId),
    online: await findOnlinePayment(executor, reservationId),
    refunds: await listRefunds(executor, reservationId),
  })
}

type SentEntry = { reservationId: string; entry: NewFolioEntry }

function rowOf({ reservationId, entry }: SentEntry, actor: Actor, now: number): FolioEntryRow {
  return {
    id: newId(now),
    reservation_id: reservationId,
    kind: entry.kind,
    concept: entry.kind === 'charge' ? entry.concept : '',
    method: entry.kind === 'charge' ? null : entry.method,
    reference: entry.reference,
    amount: centimosFromSoles(entry.amount),
    request_key: entry.key,
    at: instantText(now),
    staff_id: actor.id,
    staff_name: actor.username,
    voided_at: null,
    voided_by: null,
    void_reason: null,
  }
}

const auditValues = ({ kind, concept, method, amount }: FolioEntryRow) => ({
  folio: kind,
  concept,
  method,
  amount: solesFromCentimos(amount),
})

const isSameEntry = (one: FolioEntryRow, other: FolioEntryRow): boolean =>
  one.reservation_id === other.reservation_id && one.kind === other.kind && one.amount === other.amount

/** Whether an earlier request with the same key added this entry. Throws `InvalidRequest` if it added another one. */
async function isRepeated(transaction: DatabaseTransaction, row: FolioEntryRow): Promise<boolean> {
  const added = await findByRequestKey(transaction, row.request_key)
  if (added && !isSameEntry(added, row)) throw new InvalidRequest({ key: 'choice' })
  return added !== undefined
}

/**
 * Adds a charge, payment or refund and returns the folio. A repeat with the same key adds nothing. Throws `ReservationNotFound`, or
 * `ChangedMeanwhile` with the folio if somebody else added or voided an entry since the sender saw it: both may have entered the
 * same payment.
 */
export const addFolioEntry = (lodge: Lodge, sent: SentEntry, actor: Actor): Promise<FolioResponseBody> =>
  lodge.database.transaction(async (transaction) => {
    const now = lodge.clock()
    const row = rowOf(sent, actor, now)
    await lockReservation(lodge.database, transaction, row.reservation_id)
    const current = await folioOf(transaction, row.reservation_id)
    if (await isRepeated(transaction, row)) return current
    if (current.version !== sent.entry.version) throw new ChangedMeanwhile(current)
    await insertEntry(transaction, row)
    const subject = { kind: 'reservation', id: row.reservation_id } as const
    await recordAuditEntry(transaction, { action: 'update', subject, after: auditValues(row), actor }, now)
    return folioOf(transaction, row.reservation_id)
  })

/**
 * Voids an entry with a reason and returns the folio; the entry stays visible. Throws `FolioEntryNotFound`, or `FolioEntryVoided`
 * if it was voided before.
 */
export const voidFolioEntry = (
  lodge: Lodge,
  { id, reason }: { id: string; reason: string },
  actor: Actor,
): Promise<FolioResponseBody> =>
  lodge.database.transaction(async (transaction) => {
    const now = lodge.clock()
    const entry = await findEntry(transaction, id)
    if (!entry) throw new FolioEntryNotFound()
    await lockReservation(lodge.database, transaction, entry.reservation_id)
    const values = { voided_at: instantText(now), voided_by: actor.username, void_reason: reason }
    if (!(await voidEntry(transaction, id, values))) throw new FolioEntryVoided()
    const subject = { kind: 'reservation', id: entry.reservation_id } as const
    const after = { ...auditValues(entry), voided: true }
    await recordAuditEntry(transaction, { action: 'update', subject, after, actor }, now)
    return folioOf(transaction, entry.reservation_id)
  })
