import { errors, jwtVerify, SignJWT } from 'jose'
import * as v from 'valibot'
import { SessionInvalid } from './staff-session-errors.ts'

/** Pinned, so that a token cannot choose its own algorithm. */
const ALGORITHM = 'HS256'
const LIFE_SECONDS = 8 * 60 * 60

/** The session of a token; `sessionVersion` is that of the staff member at sign-in. */
export type Session = { staffId: string; username: string; sessionVersion: number }

const Claims = v.object({ sub: v.string(), username: v.string(), ver: v.number() })

/** Issues a token that is valid for eight hours from `now` (epoch milliseconds) and contains the person's name. */
export function issueToken(
  key: Uint8Array,
  session: Session & { name: string },
  now: number,
): Promise<string> {
  const issuedAt = Math.floor(now / 1000)
  return new SignJWT({ username: session.username, name: session.name, ver: session.sessionVersion })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setSubject(session.staffId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + LIFE_SECONDS)
    .sign(key)
}

/** Verifies a token at `now` (epoch milliseconds). Throws `SessionInvalid`. */
export async function readToken(key: Uint8Array, token: string, now: number): Promise<Session> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      requiredClaims: ['exp', 'sub'],
      currentDate: new Date(now),
    })
    const { sub, username, ver } = v.parse(Claims, payload)
    return { staffId: sub, username, sessionVersion: ver }
  } catch (error) {
    if (error instanceof errors.JOSEError || v.isValiError(error)) throw new SessionInvalid()
    throw error
  }
}
