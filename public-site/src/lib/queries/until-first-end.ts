/** The shortest interval, in ms, for browsers whose clock is ahead of the server's. */
const SHORTEST_MS = 15_000
/** So that the hold has ended when the request arrives. */
const MARGIN_MS = 1000

/**
 * Returns in how many ms to repeat a search: when the first hold of these rooms ends (`until`, ISO 8601, UTC); false if none is held.
 * `now` in ms since 1970.
 */
export function untilFirstEnd(rooms: readonly { until: string | null }[], now: number): number | false {
  const ends = rooms.flatMap(({ until }) => (until === null ? [] : [Date.parse(until)]))
  return ends.length > 0 && Math.max(Math.min(...ends) - now + MARGIN_MS, SHORTEST_MS)
}
