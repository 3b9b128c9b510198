import { decodeJwt } from 'jose/jwt/decode'
import { StaffTokenClaims } from 'shared-ui/validators/staff-session'
import * as v from 'valibot'

/** Who a token speaks for, by username and own name, and until when, in epoch milliseconds. */
export type SessionClaims = { username: string; name: string; expiresAt: number }

/** What a token says, or null when it is none of ours. Whether it is genuine only the server can tell. */
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
    // A text that is no token has no claims; the schema says so.
    return null
  }
}
