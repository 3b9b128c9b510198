import { usernameKey } from 'shared-ui/rules/username-key'
import type { Lodge } from '../../lodge.ts'
import { passwordMatches } from './passwords/password-service.ts'
import { SecondFactorRequired } from './second-factor/second-factor-errors.ts'
import { issueToken, readToken } from './session-token-service.ts'
import { openSession, resumeSession, sessionFacts } from './sessions-service.ts'
import { passFirstPassword } from './sign-in/first-password.ts'
import { issueBrowserToken, readBrowserToken } from './sign-in/known-browser.ts'
import { type CountCode, passSecondStep } from './sign-in/second-step.ts'
import { openRecordedSession, recordRefusal } from './sign-in/sign-in-record-service.ts'
import type { SignedInStaff } from './staff-member.ts'
import { findActiveStaff, findPasswordHash, findStaffByUsername } from './staff-repository.ts'
import { CredentialsWrong, SessionEnded, SessionInvalid } from './staff-session-errors.ts'

/**
 * A request to sign in, as it came: the code of the second step and the new password if they were typed, the sender's network and the
 * token of a browser that signed in before.
 */
export type SignInAttempt = {
  username: string
  password: string
  code?: string | undefined
  newPassword?: string | undefined
  network: string
  userAgent: string
  browserToken: string | undefined
}

/**
 * Counts an attempt before the password is compared. Throws `TooManyRequests` past a limit. The returned function takes the
 * attempt back.
 */
type CountAttempt = (attempt: {
  username: string
  sessionVersion: number
  network: string
  knownBrowser: string | null
}) => Promise<() => Promise<void>>

/** What signing in needs beside the lodge: the key of tokens, and the counters of attempts and codes. */
export type SignInParts = { lodge: Lodge; key: Uint8Array; countAttempt: CountAttempt; countCode: CountCode }

/** The token of the new session, and the one by which the browser is known from now on. */
export type SignedIn = { token: string; browser: string }

/**
 * Signs a staff member in. Throws `CredentialsWrong`, after the same time for an unknown username, `TooManyRequests` without
 * comparing the password, and with the right one the errors of `passFirstPassword` and `passSecondStep`, and
 * `SecondFactorRequired`. Sign-ins and refusals
 * are recorded in the audit log.
 */
export async function signIn(parts: SignInParts, attempt: SignInAttempt): Promise<SignedIn> {
  const { lodge, key, countAttempt } = parts
  const username = usernameKey(attempt.username)
  const staff = await findStaffByUsername(lodge.database.kysely, username)
  const browser = await readBrowserToken(key, attempt.browserToken, lodge.clock())
  const knownBrowser = browser !== null && browser.staffId === staff?.id ? browser.id : null
  const sessionVersion = staff?.session_version ?? 0
  const uncount = await countAttempt({ username, sessionVersion, network: attempt.network, knownBrowser })
  const passwordHash = staff?.active === 1 ? staff.password_hash : undefined
  const isRight = await passwordMatches(passwordHash, attempt.password)
  const sessionId = staff && isRight ? await enter(parts, { attempt, staff, knownBrowser, uncount }) : null
  if (!staff || sessionId === null) {
    await recordRefusal(lodge, staff?.id)
    throw new CredentialsWrong()
  }
  await uncount()
  const { id, name } = staff
  const facts = { staffId: id, sessionId, username: staff.username, name, begunAt: lodge.clock() }
  return {
    token: await issueToken(key, facts),
    browser: await browserTokenOf(parts, { id, attempt, knownBrowser }),
  }
}

type RightPassword = {
  attempt: SignInAttempt
  staff: NonNullable<Awaited<ReturnType<typeof findStaffByUsername>>>
  knownBrowser: string | null
  uncount: () => Promise<void>
}

/**
 * Opens the session of a staff member whose password is right, after the second step if they have one. Returns null as
 * `openRecordedSession` does. Being asked for a code or a new password is no failed attempt.
 */
async function enter(parts: SignInParts, { attempt, staff, knownBrowser, uncount }: RightPassword) {
  const { code, password, newPassword, userAgent } = attempt
  const hasSecondStep = staff.second_factor === 1
  if (!hasSecondStep && parts.lodge.config.secondFactor === 'required') {
    await uncount()
    throw new SecondFactorRequired()
  }
  const passwords = { password, newPassword }
  const session_version = await passFirstPassword(parts.lodge, staff, passwords).catch(
    async (refusal: unknown) => {
      await uncount()
      throw refusal
    },
  )
  if (session_version === null) return null
  if (hasSecondStep && code === undefined) await uncount()
  const usedCode = hasSecondStep
    ? await passSecondStep(parts, { staffId: staff.id, sessionVersion: session_version, knownBrowser, code })
    : null
  const member = { ...staff, session_version }
  return openRecordedSession(parts.lodge, member, { browser: userAgent, usedCode })
}

/** Returns the token that the browser has already, or a new one if it is unknown. */
async function browserTokenOf(
  { lodge, key }: SignInParts,
  { id, attempt, knownBrowser }: { id: string; attempt: SignInAttempt; knownBrowser: string | null },
): Promise<string> {
  if (knownBrowser !== null && attempt.browserToken !== undefined) return attempt.browserToken
  return issueBrowserToken(key, id, lodge.clock())
}

/** Returns a new token of the same session, after the name in it changed. Throws `SessionEnded`. */
export async function renewToken(lodge: Lodge, key: Uint8Array, sessionId: string): Promise<string> {
  const { id, username, name, created_at } = await sessionFacts(lodge, sessionId)
  return issueToken(key, { staffId: id, sessionId, username, name, begunAt: Date.parse(created_at) })
}

/** Returns the token of a new session, after all sessions of the staff member ended. Throws `SessionEnded`. */
export async function replaceSession(
  lodge: Lodge,
  key: Uint8Array,
  { staffId, userAgent }: { staffId: string; userAgent: string },
): Promise<string> {
  const staff = await findActiveStaff(lodge.database.kysely, staffId)
  if (!staff) throw new SessionEnded()
  const now = lodge.clock()
  const sessionId = await openSession(lodge.database.kysely, staff, { browser: userAgent, now })
  return issueToken(key, { staffId, sessionId, username: staff.username, name: staff.name, begunAt: now })
}

/** Whether the password is that of the staff member. */
export async function isPasswordOf(lodge: Lodge, staffId: string, password: string): Promise<boolean> {
  return passwordMatches(await findPasswordHash(lodge.database.kysely, staffId), password)
}

/**
 * Returns the staff member of an `Authorization` header. The database is queried each time, so that a session ends at
 * once when the staff member signs out, is deactivated or changes password, in whichever process. Throws
 * `SessionInvalid` and `SessionEnded`.
 */
export async function identifyStaff(
  lodge: Lodge,
  key: Uint8Array,
  authorization: string | undefined,
): Promise<SignedInStaff> {
  const token = /^Bearer ([\w.-]+)$/i.exec(authorization ?? '')?.[1]
  if (!token) throw new SessionInvalid()
  const { staffId, sessionId } = await readToken(key, token, lodge.clock())
  const staff = await resumeSession(lodge, sessionId)
  if (staff.id !== staffId) throw new SessionEnded()
  return staff
}
