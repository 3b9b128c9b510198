import { instantText } from '../../database/instants.ts'
import type { StaffTable } from '../../database/schema.ts'
import type { Lodge } from '../../lodge.ts'
import { isRecordedSince, recordAuditEntry } from '../audit/audit-service.ts'
import { noteLastSignIn } from './staff-repository.ts'

/** Refusals of one name within a quarter of an hour are one line: whoever tries a thousand passwords must not bury the rest. */
const ONE_LINE_MS = 15 * 60_000

/** Where a refusal is written down whose username nobody has: not what was typed, which may be a password. */
const NOBODY = ''

/** Writes a sign-in down; whether its member of staff may still have it, as they were when the password was compared. */
export async function recordSignIn(
  { database, clock }: Lodge,
  staff: Pick<StaffTable, 'id' | 'username' | 'session_version'>,
): Promise<boolean> {
  const now = clock()
  return database.transaction(async (transaction) => {
    if (!(await noteLastSignIn(transaction, staff, instantText(now)))) return false
    const subject = { kind: 'staff', id: staff.id } as const
    await recordAuditEntry(transaction, { action: 'sign_in', subject, actor: staff }, now)
    return true
  })
}

/** Writes a refused sign-in down, to one of the staff or to nobody known. */
export async function recordRefusal({ database, clock }: Lodge, staffId = NOBODY): Promise<void> {
  const now = clock()
  const action = 'sign_in_refused'
  const isKnown = await isRecordedSince(database.kysely, { action, subjectId: staffId }, now - ONE_LINE_MS)
  if (isKnown) return
  await database.transaction((transaction) =>
    recordAuditEntry(transaction, { action, subject: { kind: 'staff', id: staffId }, actor: null }, now),
  )
}
