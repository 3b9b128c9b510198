import type { AuditAction, AuditKind } from 'shared-ui/validators/audit'
import type { DatabaseTransaction, Executor } from '../../database/connect.ts'
import { newId } from '../../database/ids.ts'
import { instantText } from '../../database/instants.ts'
import { hasLineSince, insertAuditLine } from './audit-repository.ts'

/** The member of staff who acts. */
export type Actor = { id: string; username: string }

/** Whoever works at the server's own command line: the machine knows them, not the staff list. */
export const COMMAND_LINE: Actor = { id: 'command-line', username: 'línea de comandos' }

/** What a member of staff did to what; before and after as plain values, no personal data of clients. */
export type StaffDeed = {
  action: AuditAction
  subject: { kind: AuditKind; id: string }
  before?: unknown
  after?: unknown
}

const asJson = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value))

/**
 * Writes down a deed, in the transaction that does it. `actor` is null where nobody knows who it was. `now` in epoch
 * milliseconds.
 */
export async function recordDeed(
  transaction: DatabaseTransaction,
  deed: StaffDeed & { actor: Actor | null },
  now: number,
): Promise<void> {
  await insertAuditLine(transaction, {
    id: newId(now),
    at: instantText(now),
    staff_id: deed.actor?.id ?? null,
    staff_name: deed.actor?.username ?? '',
    action: deed.action,
    subject_kind: deed.subject.kind,
    subject_id: deed.subject.id,
    before: asJson(deed.before),
    after: asJson(deed.after),
  })
}

/** Whether that was written down of a thing since an instant (epoch milliseconds). */
export const isRecordedSince = (
  executor: Executor,
  deed: { action: AuditAction; subjectId: string },
  instant: number,
): Promise<boolean> => hasLineSince(executor, deed, instantText(instant))
