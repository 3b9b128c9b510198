import type { NiubizTimeouts } from '../niubiz-settings.ts'

/**
 * Returns the longest duration of one exchange with Niubiz, in ms. Each request may need a security token, be refused with it (HTTP
 * 401), need another token and be sent once more; a repeat after a failed connection stays within the request's timeout.
 */
export function longestExchange({ authorise, refund, other }: NiubizTimeouts): number {
  const within = (timeout: number) => 2 * (other + timeout)
  const lookup = within(other)
  const exchanges = {
    session: within(other),
    // A request that was rejected as invalid is followed by a look-up.
    charge: within(authorise) + lookup,
    lookup,
    // A void, a reversal, and a look-up after each.
    cancel: 2 * (within(other) + lookup),
    refund: within(refund),
  }
  return Math.max(...Object.values(exchanges))
}
