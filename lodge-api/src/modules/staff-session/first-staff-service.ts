import type { Lodge } from '../../lodge.ts'
import { addMember } from './new-staff-service.ts'
import { refuseCommonPassword } from './passwords/common-passwords.ts'
import { generatePassword } from './passwords/generate-password.ts'
import { hashPassword } from './passwords/password-service.ts'
import { hasStaff } from './staff-repository.ts'

/**
 * Adds the first staff member if there is none. Returns the credentials if the password was generated, to be shown
 * once; null if there was a staff member already or `LODGE_STAFF_PASSWORD` is set. Throws `PasswordCommon`.
 */
export async function ensureFirstStaff(lodge: Lodge): Promise<{ username: string; password: string } | null> {
  const { config, database, clock } = lodge
  if (await hasStaff(database.kysely)) return null
  const { username } = config.firstStaff
  const password = config.firstStaff.password ?? generatePassword()
  await refuseCommonPassword(password, username)
  const first = { username, name: username, passwordHash: await hashPassword(password) }
  const isNew = (await addMember(database.kysely, first, clock())) !== null
  return isNew && config.firstStaff.password === null ? { username, password } : null
}
