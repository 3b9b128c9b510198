import { MINUTE_MS } from 'shared-ui/rules/dates/durations'
import { TooManyRequests } from './rate-limit.ts'
import type { RequestCounter, SharedLimit } from './request-counter.ts'

/** Wrong passwords typed in one browser in which this staff member signed in before. */
const KNOWN_BROWSER: SharedLimit = { name: 'sign-in-known-browser', max: 10, windowMs: 5 * MINUTE_MS }
/** All attempts of one address from unknown browsers, for any username. */
const ADDRESS: SharedLimit = { name: 'sign-in-address', max: 30, windowMs: 5 * MINUTE_MS }
const ADDRESS_AND_USERNAME: SharedLimit = {
  name: 'sign-in-address-username',
  max: 10,
  windowMs: 5 * MINUTE_MS,
}
/** Slows down guessing from many addresses. Only unknown browsers wait for it, until the password is changed. */
const USERNAME: SharedLimit = { name: 'sign-in-username', max: 50, windowMs: 30 * MINUTE_MS }

/**
 * Wrong codes of the second step, typed by somebody who knows the password: in a browser in which the member signed in before, and
 * in all others together, until the password is changed. At ten an hour, of a million codes of which three are accepted, one is guessed in about four years.
 */
const CODE: SharedLimit = { name: 'sign-in-code', max: 10, windowMs: 60 * MINUTE_MS }

/**
 * Who attempts to sign in: a username in the form that is compared, the staff member's `session_version`, which each new
 * password raises, a network, and the id of a known browser.
 */
type Attempt = { username: string; sessionVersion: number; network: string; knownBrowser: string | null }

type Counted = readonly [limit: SharedLimit, key: string]

function countsOf({ username, sessionVersion, network, knownBrowser }: Attempt): Counted[] {
  if (knownBrowser !== null) return [[KNOWN_BROWSER, knownBrowser]]
  return [
    [ADDRESS, network],
    [ADDRESS_AND_USERNAME, `${network} ${username}`],
    // A new password begins a new count: the owner of an account under attack gets in.
    [USERNAME, `${username} ${sessionVersion}`],
  ]
}

/**
 * Counts an attempt before its password is compared, so that attempts at the same time are limited too. Throws
 * `TooManyRequests` past a limit. A later limit is not counted after an earlier one refused: one address alone cannot use
 * up the limit of a username. Returns a function that uncounts the attempt, for a sign-in that succeeded.
 */
export const countAttempt = (counter: RequestCounter, attempt: Attempt): Promise<() => Promise<void>> =>
  countAll(counter, countsOf(attempt))

/** As `countAttempt`, for the code of the second step. */
export const countCode = (
  counter: RequestCounter,
  {
    staffId,
    sessionVersion,
    knownBrowser,
  }: { staffId: string; sessionVersion: number; knownBrowser: string | null },
): Promise<() => Promise<void>> => countAll(counter, [[CODE, knownBrowser ?? `${staffId} ${sessionVersion}`]])

async function countAll(counter: RequestCounter, counts: Counted[]): Promise<() => Promise<void>> {
  for (const [limit, key] of counts) {
    const waitMs = await counter.count(limit, key)
    if (waitMs > 0) throw new TooManyRequests(Math.ceil(waitMs / 1000))
  }
  return async () => {
    for (const [limit, key] of counts) await counter.uncount(limit, key)
  }
}
