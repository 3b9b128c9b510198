import type { DatabaseTransaction } from '../../database/connect.ts'
import { newId } from '../../database/ids.ts'
import { instantText } from '../../database/instants.ts'
import { insertAuditLine } from './audit-repository.ts'

/** The member of staff who acts. */
export type Actor = { id: string; username: string }

/** What a member of staff did to what; before and after as plain values, no personal data of clients. */
export type StaffDeed = {
  action: 'create' | 'update' | 'delete' | 'retry' | 'export'
  subject: {
    kind: 'reservation' | 'room' | 'complaint' | 'message' | 'mail' | 'newsletter' | 'zone' | 'family' | 'plant'
    id: string
  }
  before?: unknown
  after?: unknown
}

const asJson = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value))

/** Writes down a deed of staff, in the transaction that does it. `now` in epoch milliseconds. */
export async function recordDeed(
  transaction: DatabaseTransaction,
  deed: StaffDeed & { actor: Actor },
  now: number,
): Promise<void> {
  await insertAuditLine(transaction, {
    id: newId(now),
    at: instantText(now),
    staff_id: deed.actor.id,
    staff_name: deed.actor.username,
    action: deed.action,
    subject_kind: deed.subject.kind,
    subject_id: deed.subject.id,
    before: asJson(deed.before),
    after: asJson(deed.after),
  })
}
