import type { Lodge } from '../../lodge.ts'
import { addMember } from './new-staff-service.ts'
import { refuseCommonPassword } from './passwords/common-passwords.ts'
import { generatePassword } from './passwords/generate-password.ts'
import { hashPassword } from './passwords/password-service.ts'
import { FIRST_PASSWORD_MS } from './sign-in/first-password.ts'
import { hasStaff } from './staff-repository.ts'

/** A generated password, to be shown once. `expiresAt` (epoch milliseconds) is null where it need not be replaced. */
export type FirstCredentials = { username: string; password: string; expiresAt: number | null }

/**
 * Adds the first staff member if there is none. Returns the credentials if the password was generated; null if there was a staff
 * member already or `LODGE_STAFF_PASSWORD` is set. In production the first sign-in asks for another password, within seven days.
 * Throws `PasswordCommon`.
 */
export async function ensureFirstStaff(lodge: Lodge): Promise<FirstCredentials | null> {
  const { config, database, clock } = lodge
  if (await hasStaff(database.kysely)) return null
  const { username, password: chosen } = config.firstStaff
  const now = clock()
  const password = chosen ?? generatePassword()
  const expiresAt = chosen === null && config.production ? now + FIRST_PASSWORD_MS : null
  await refuseCommonPassword(password, username)
  const passwordHash = await hashPassword(password)
  const first = { username, name: username, passwordHash, passwordExpiresAt: expiresAt }
  const isNew = (await addMember(database.kysely, first, now)) !== null
  return isNew && chosen === null ? { username, password, expiresAt } : null
}
