import { decodeJwt } from 'jose/jwt/decode'
import { StaffTokenClaims } from 'shared-ui/validators/staff/staff-session'
import * as v from 'valibot'

/** Whose token it is, by username and name, and when it expires, in epoch ms. */
export type SessionClaims = { username: string; name: string; expiresAt: number }

/** Returns the claims of a token, or null if it is not one of this server's. The signature is not verified here. */
export function readClaims(token: string): SessionClaims | null {
  const read = v.safeParse(StaffTokenClaims, decoded(token))
  if (!read.success) return null
  const { username, name = username, exp } = read.output
  return { username, name, expiresAt: exp * 1000 }
}

function decoded(token: string): unknown {
  try {
    return decodeJwt(token)
  } catch {
    // A text that is no token has no claims, and the schema rejects it.
    return null
  }
}
