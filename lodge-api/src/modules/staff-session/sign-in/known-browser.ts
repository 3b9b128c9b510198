import { randomUUID } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import * as v from 'valibot'

const ALGORITHM = 'HS256'
const AUDIENCE = 'known-browser'
const LIFE_SECONDS = 400 * 24 * 60 * 60

/** A browser in which a staff member signed in before. It grants nothing; only its attempts are counted apart. */
export type KnownBrowser = { id: string; staffId: string }

const Claims = v.object({ sub: v.string(), jti: v.string() })

/** Issues the token that a browser keeps after a sign-in, valid for 400 days from `now` (epoch milliseconds). */
export function issueBrowserToken(key: Uint8Array, staffId: string, now: number): Promise<string> {
  const issuedAt = Math.floor(now / 1000)
  return new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setAudience(AUDIENCE)
    .setSubject(staffId)
    .setJti(randomUUID())
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + LIFE_SECONDS)
    .sign(key)
}

/** Returns the browser of a token, or null for anything that this server did not issue or that has expired. */
export async function readBrowserToken(
  key: Uint8Array,
  token: string | undefined,
  now: number,
): Promise<KnownBrowser | null> {
  if (token === undefined) return null
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      audience: AUDIENCE,
      requiredClaims: ['exp'],
      currentDate: new Date(now),
    })
    const { sub, jti } = v.parse(Claims, payload)
    return { id: jti, staffId: sub }
  } catch (error) {
    if (error instanceof errors.JOSEError || v.isValiError(error)) return null
    throw error
  }
}
