import type { Lodge } from '../../lodge.ts'
import { passwordMatches } from './password-service.ts'
import { issueToken, readToken } from './session-token-service.ts'
import type { StaffMember } from './staff-member.ts'
import { findStaffByUsername, findStaffOfSession } from './staff-repository.ts'
import { CredentialsWrong, SessionInvalid } from './staff-session-errors.ts'

type Credentials = { username: string; password: string }

/** the token of a new session. Throws `CredentialsWrong`, in the same time for an unknown username. */
export async function signIn(lodge: Lodge, key: Uint8Array, credentials: Credentials): Promise<string> {
  const staff = await findStaffByUsername(lodge.database.kysely, credentials.username)
  const isRight = await passwordMatches(staff?.password_hash, credentials.password)
  if (!staff || !isRight) throw new CredentialsWrong()
  const { id, username, session_version } = staff
  return issueToken(key, { staffId: id, username, sessionVersion: session_version }, lodge.clock())
}

/**
 * C-02: who makes a call, by its `Authorization` header. Asked of the database every time, so that a session ends at once
 * when its member of staff is removed or changes the password (case 18). Throws `SessionInvalid`.
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
  if (!staff) throw new SessionInvalid()
  return staff
}
