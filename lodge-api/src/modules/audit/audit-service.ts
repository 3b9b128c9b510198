import { COMMAND_LINE_NAME } from 'shared-ui/copy/server/staff-command'
import type { AuditAction, AuditKind } from 'shared-ui/validators/staff/audit'
import type { DatabaseTransaction, Executor } from '../../database/connect.ts'
import { newId } from '../../database/ids.ts'
import { instantText } from '../../database/instants.ts'
import { hasLineSince, insertAuditLine } from './audit-repository.ts'

/** The staff member who acts. */
export type Actor = { id: string; username: string }

/** The operator at the server's command line, who is not in the staff list. */
export const COMMAND_LINE: Actor = { id: 'command-line', username: COMMAND_LINE_NAME }

/** An action and its subject; before and after as plain values, without personal data of clients. */
export type StaffAction = {
  action: AuditAction
  subject: { kind: AuditKind; id: string }
  before?: unknown
  after?: unknown
}

const asJson = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value))

/**
 * Writes an audit entry in the transaction of the action. `actor` is null if it is unknown. `now` is in epoch
 * milliseconds.
 */
export async function recordAuditEntry(
  transaction: DatabaseTransaction,
  entry: StaffAction & { actor: Actor | null },
  now: number,
): Promise<void> {
  await insertAuditLine(transaction, {
    id: newId(now),
    at: instantText(now),
    staff_id: entry.actor?.id ?? null,
    staff_name: entry.actor?.username ?? '',
    action: entry.action,
    subject_kind: entry.subject.kind,
    subject_id: entry.subject.id,
    before: asJson(entry.before),
    after: asJson(entry.after),
  })
}

/** Whether such an entry was written about a subject since an instant (epoch milliseconds). */
export const isRecordedSince = (
  executor: Executor,
  entry: { action: AuditAction; subjectId: string },
  instant: number,
): Promise<boolean> => hasLineSince(executor, entry, instantText(instant))
