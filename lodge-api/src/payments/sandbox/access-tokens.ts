import { randomBytes, timingSafeEqual } from 'node:crypto'

const LIFE_MS = 3_600_000

/** Issues security tokens for valid credentials and accepts them for an hour. */
export function createAccessTokens(settings: { user: string; password: string; clock: () => number }) {
  const expected = Buffer.from(
    `Basic ${Buffer.from(`${settings.user}:${settings.password}`).toString('base64')}`,
  )
  const expiries = new Map<string, number>()

  return {
    /** Returns a new token, or `undefined` if the Basic credentials are wrong. */
    issue(authorization: string | undefined): string | undefined {
      const given = Buffer.from(authorization ?? '')
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
      const now = settings.clock()
      for (const [token, expiry] of expiries) if (expiry <= now) expiries.delete(token)
      const parts = [
        JSON.stringify({ alg: 'none' }),
        JSON.stringify({ exp: Math.floor((now + LIFE_MS) / 1000) }),
      ]
      const token = [...parts.map((part) => Buffer.from(part)), randomBytes(32)]
        .map((part) => part.toString('base64url'))
        .join('.')
      expiries.set(token, now + LIFE_MS)
      return token
    },

    isValid: (authorization: string | undefined): boolean =>
      (expiries.get(authorization ?? '') ?? 0) > settings.clock(),
  }
}
