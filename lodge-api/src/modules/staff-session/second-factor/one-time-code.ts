import { LODGE } from 'content'
import { Secret, TOTP } from 'otpauth'

const PERIOD_SECONDS = 30
/** One step earlier or later is accepted, since the clocks of phones differ. */
const WINDOW = 1
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20

/** SHA-1 and six digits: some apps ignore other values in the URI, and show codes that never match. */
const totpOf = (secret: string, label: string): TOTP =>
  new TOTP({ issuer: LODGE.name, label, secret, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS })

/** Returns a random secret, in base 32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** Returns the `otpauth:` URI that the QR code contains, with the lodge's name and the username. */
export const uriOf = (secret: string, username: string): string => totpOf(secret, username).toString()

/** Returns the latest time step of which a code is accepted. */
export const latestStep = (now: number): number => stepAt(now) + WINDOW

const stepAt = (now: number): number => Math.floor(now / 1000 / PERIOD_SECONDS)

/**
 * Returns the time step (30 s since 1970) to which a code of ASCII digits belongs (RFC 6238), or null for a code that is not one of
 * the present, the previous or the next step. `now` is in epoch milliseconds.
 */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  const delta = totpOf(secret, '').validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? null : stepAt(now) + delta
}
