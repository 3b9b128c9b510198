import type { StaffTable } from '../../../database/schema.ts'
import { InvalidRequest } from '../../../errors.ts'
import type { Lodge } from '../../../lodge.ts'
import { recordAuditEntry } from '../../audit/audit-service.ts'
import { PasswordCommon, refuseCommonPassword } from '../passwords/common-passwords.ts'
import { hashPassword } from '../passwords/password-service.ts'
import { replaceFirstPassword } from '../staff-repository.ts'
import { FirstPasswordEnded, NewPasswordNeeded } from '../staff-session-errors.ts'

/** How long a generated password can be replaced, in ms. */
export const FIRST_PASSWORD_MS = 7 * 24 * 3_600_000

type FirstMember = Pick<StaffTable, 'id' | 'username' | 'session_version' | 'password_expires_at'>
type Passwords = { password: string; newPassword: string | undefined }

/**
 * Replaces a generated password at the first sign-in. Returns the member's session version; null if another sign-in replaced it
 * meanwhile. Does nothing for a password that somebody chose. Throws `FirstPasswordEnded` after seven days, `NewPasswordNeeded`
 * without a new one, and `InvalidRequest` for one that is common or the same.
 */
export async function passFirstPassword(
  { database, clock }: Lodge,
  { id, username, session_version, password_expires_at }: FirstMember,
  { password, newPassword }: Passwords,
): Promise<number | null> {
  if (password_expires_at === null) return session_version
  const now = clock()
  if (Date.parse(password_expires_at) <= now) throw new FirstPasswordEnded()
  if (newPassword === undefined) throw new NewPasswordNeeded()
  if (newPassword === password) throw new InvalidRequest({ newPassword: 'password_unchanged' })
  await refuseCommon(newPassword, username)
  const password_hash = await hashPassword(newPassword)
  return database.transaction(async (transaction) => {
    if (!(await replaceFirstPassword(transaction, { id, session_version }, password_hash))) return null
    const entry = { action: 'change_password', subject: { kind: 'staff', id } } as const
    await recordAuditEntry(transaction, { ...entry, actor: { id, username } }, now)
    return session_version + 1
  })
}

async function refuseCommon(newPassword: string, username: string): Promise<void> {
  try {
    await refuseCommonPassword(newPassword, username)
  } catch (cause) {
    if (!(cause instanceof PasswordCommon)) throw cause
    throw new InvalidRequest({ newPassword: 'password_common' }, { cause })
  }
}
