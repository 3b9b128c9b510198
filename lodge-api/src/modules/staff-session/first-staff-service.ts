import { randomInt } from 'node:crypto'
import { newId } from '../../database/ids.ts'
import { instantText } from '../../database/instants.ts'
import type { Lodge } from '../../lodge.ts'
import { hashPassword } from './password-service.ts'
import { hasStaff, insertStaff } from './staff-repository.ts'

// Without the letters and figures that are mistaken for each other: it is read from a terminal and typed once.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const LENGTH = 16

const makePassword = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/**
 * Makes the first member of staff where there is none. Gives back their credentials when the password was made here, to be
 * shown once; null when there was somebody, or `LODGE_STAFF_PASSWORD` said it.
 */
export async function ensureFirstStaff(lodge: Lodge): Promise<{ username: string; password: string } | null> {
  const { config, database, clock } = lodge
  if (await hasStaff(database.kysely)) return null
  const { username } = config.firstStaff
  const password = config.firstStaff.password ?? makePassword()
  const now = clock()
  const isNew = await insertStaff(database.kysely, {
    id: newId(now),
    username,
    password_hash: await hashPassword(password),
    active: 1,
    session_version: 1,
    created_at: instantText(now),
  })
  return isNew && config.firstStaff.password === null ? { username, password } : null
}
