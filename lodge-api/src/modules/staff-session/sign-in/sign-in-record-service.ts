import type { AuditAction } from 'shared-ui/validators/staff/audit'
import { instantText } from '../../../database/instants.ts'
import type { StaffTable } from '../../../database/schema.ts'
import type { Lodge } from '../../../lodge.ts'
import { isRecordedSince, recordAuditEntry } from '../../audit/audit-service.ts'
import type { UsedCode } from '../second-factor/redeem-code.ts'
import { openSession } from '../sessions-service.ts'
import { noteLastSignIn } from '../staff-repository.ts'

/**
 * Refused sign-ins and codes of one username within 15 minutes are one audit entry, so that an attack does not bury the other
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
  { browser, usedCode }: { browser: string; usedCode: UsedCode | null },
): Promise<string | null> {
  const now = clock()
  return database.transaction(async (transaction) => {
    if (!(await noteLastSignIn(transaction, staff, instantText(now)))) return null
    const sessionId = await openSession(transaction, staff, { browser, now })
    const subject = { kind: 'staff', id: staff.id } as const
    const after = usedCode === 'recovery' ? { recoveryCode: true } : undefined
    await recordAuditEntry(transaction, { action: 'sign_in', subject, after, actor: staff }, now)
    return sessionId
  })
}

/** Records a refused sign-in of a staff member or of an unknown username. */
export const recordRefusal = (lodge: Lodge, staffId = UNKNOWN_STAFF): Promise<void> =>
  recordOnce(lodge, 'sign_in_refused', staffId)

/** Records a sign-in with the right password and a wrong code. */
export const recordWrongCode = (lodge: Lodge, staffId: string): Promise<void> =>
  recordOnce(lodge, 'second_factor_refused', staffId)

async function recordOnce({ database, clock }: Lodge, action: AuditAction, staffId: string): Promise<void> {
  const now = clock()
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
