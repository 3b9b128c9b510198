import { errors, jwtVerify, SignJWT } from 'jose'
import { RETENTION } from 'shared-ui/rules/privacy/retention'
import * as v from 'valibot'
import { SessionInvalid } from './staff-session-errors.ts'

/** Pinned, so that a token cannot choose its own algorithm. */
const ALGORITHM = 'HS256'
/** Tells it from the other tokens that are signed with the same key. */
const AUDIENCE = 'staff-session'
const LIFE_SECONDS = RETENTION.sessions.hours * 60 * 60
/** The longest session, however much it is used, in ms. */
export const SESSION_LIFE_MS = LIFE_SECONDS * 1000

/** What a token contains. `begunAt` is the start of the session, in epoch milliseconds. */
export type TokenFacts = {
  staffId: string
  sessionId: string
  username: string
  name: string
  begunAt: number
}

const Claims = v.object({ sub: v.string(), sid: v.string() })

/** Issues a token that is valid for eight hours from the start of its session. */
export function issueToken(key: Uint8Array, facts: TokenFacts): Promise<string> {
  const begunAt = Math.floor(facts.begunAt / 1000)
  return new SignJWT({ username: facts.username, name: facts.name, sid: facts.sessionId })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setAudience(AUDIENCE)
    .setSubject(facts.staffId)
    .setIssuedAt(begunAt)
    .setExpirationTime(begunAt + LIFE_SECONDS)
    .sign(key)
}

/** Verifies a token at `now` (epoch milliseconds) and returns the ids of its staff member and session. Throws `SessionInvalid`. */
export async function readToken(
  key: Uint8Array,
  token: string,
  now: number,
): Promise<{ staffId: string; sessionId: string }> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      audience: AUDIENCE,
      requiredClaims: ['exp', 'sub'],
      currentDate: new Date(now),
    })
    const { sub, sid } = v.parse(Claims, payload)
    return { staffId: sub, sessionId: sid }
  } catch (error) {
    if (error instanceof errors.JOSEError || v.isValiError(error)) throw new SessionInvalid()
    throw error
  }
}
