import { usernameKey } from 'shared-ui/rules/username-key'
import type { Lodge } from '../../lodge.ts'
import { passwordMatches } from './password-service.ts'
import { issueToken, readToken } from './session-token-service.ts'
import { recordRefusal, recordSignIn } from './sign-in-record-service.ts'
import type { StaffMember } from './staff-member.ts'
import {
  findPasswordHash,
  findSessionOf,
  findStaffByUsername,
  findStaffOfSession,
} from './staff-repository.ts'
import { CredentialsWrong, SessionEnded, SessionInvalid } from './staff-session-errors.ts'

type Credentials = { username: string; password: string }

/**
 * Signs a staff member in and returns the token of the new session. Throws `CredentialsWrong`, after the same time for
 * an unknown username. Both outcomes are recorded in the audit log.
 */
export async function signIn(lodge: Lodge, key: Uint8Array, credentials: Credentials): Promise<string> {
  const staff = await findStaffByUsername(lodge.database.kysely, usernameKey(credentials.username))
  const passwordHash = staff?.active === 1 ? staff.password_hash : undefined
  const isRight = await passwordMatches(passwordHash, credentials.password)
  if (!staff || !isRight || !(await recordSignIn(lodge, staff))) {
    await recordRefusal(lodge, staff?.id)
    throw new CredentialsWrong()
  }
  const { id, username, name, session_version } = staff
  return issueToken(key, { staffId: id, username, name, sessionVersion: session_version }, lodge.clock())
}

/** Returns a new token after the sessions of a staff member ended or their name changed. Throws `SessionEnded`. */
export async function renewToken(lodge: Lodge, key: Uint8Array, staffId: string): Promise<string> {
  const staff = await findSessionOf(lodge.database.kysely, staffId)
  if (!staff) throw new SessionEnded()
  const { username, name, session_version } = staff
  return issueToken(key, { staffId, username, name, sessionVersion: session_version }, lodge.clock())
}

/** Whether the password is that of the staff member. */
export async function isPasswordOf(lodge: Lodge, staffId: string, password: string): Promise<boolean> {
  return passwordMatches(await findPasswordHash(lodge.database.kysely, staffId), password)
}

/**
 * Returns the staff member of an `Authorization` header. The database is queried each time, so that a session ends at
 * once when the staff member is deactivated or the password changes, in whichever process. Throws `SessionInvalid` and
 * `SessionEnded`.
 */
export async function identifyStaff(
  lodge: Lodge,
  key: Uint8Array,
  authorization: string | undefined,
): Promise<StaffMember> {
  const token = /^Bearer ([\w.-]+)$/i.exec(authorization ?? '')?.[1]
  if (!token) throw new SessionInvalid()
  const session = await readToken(key, token, lodge.clock())
  const staff = await findStaffOfSession(lodge.database.kysely, session.staffId, session.sessionVersion)
  if (!staff) throw new SessionEnded()
  return staff
}
