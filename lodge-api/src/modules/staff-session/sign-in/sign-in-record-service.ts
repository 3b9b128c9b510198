import { instantText } from '../../../database/instants.ts'
import type { StaffTable } from '../../../database/schema.ts'
import type { Lodge } from '../../../lodge.ts'
import { isRecordedSince, recordAuditEntry } from '../../audit/audit-service.ts'
import { openSession } from '../sessions-service.ts'
import { noteLastSignIn } from '../staff-repository.ts'

/**
 * Refused sign-ins of one username within 15 minutes are one audit entry, so that an attack does not bury the other
 * entries.
 */
const ONE_ENTRY_MS = 15 * 60_000

/** Subject of refused sign-ins with an unknown username: what was typed may be a password and is not recorded. */
const UNKNOWN_STAFF = ''

/**
 * Opens a session and records the sign-in. Returns the session's id, or null if the staff member was deactivated or
 * changed password since the password was compared.
 */
export async function openRecordedSession(
  { database, clock }: Lodge,
  staff: Pick<StaffTable, 'id' | 'username' | 'session_version'>,
  browser: string,
): Promise<string | null> {
  const now = clock()
  return database.transaction(async (transaction) => {
    if (!(await noteLastSignIn(transaction, staff, instantText(now)))) return null
    const sessionId = await openSession(transaction, staff, { browser, now })
    const subject = { kind: 'staff', id: staff.id } as const
    await recordAuditEntry(transaction, { action: 'sign_in', subject, actor: staff }, now)
    return sessionId
  })
}

/** Records a refused sign-in of a staff member or of an unknown username. */
export async function recordRefusal({ database, clock }: Lodge, staffId = UNKNOWN_STAFF): Promise<void> {
  const now = clock()
  const action = 'sign_in_refused'
  const isRecorded = await isRecordedSince(
    database.kysely,
    { action, subjectId: staffId },
    now - ONE_ENTRY_MS,
  )
  if (isRecorded) return
  await database.transaction((transaction) =>
    recordAuditEntry(transaction, { action, subject: { kind: 'staff', id: staffId }, actor: null }, now),
  )
}
