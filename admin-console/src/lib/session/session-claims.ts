import { decodeJwt } from 'jose/jwt/decode'
import { StaffTokenClaims } from 'shared-ui/validators/staff-session'
import * as v from 'valibot'

/** Who a token speaks for, and until when, in epoch milliseconds. */
export type SessionClaims = { username: string; expiresAt: number }

/** What a token says, or null when it is none of ours. Whether it is genuine only the server can tell. */
export function readClaims(token: string): SessionClaims | null {
  const read = v.safeParse(StaffTokenClaims, decoded(token))
  return read.success ? { username: read.output.username, expiresAt: read.output.exp * 1000 } : null
}

function decoded(token: string): unknown {
  try {
    return decodeJwt(token)
  } catch {
    // A text that is no token has no claims; the schema says so.
    return null
  }
}
