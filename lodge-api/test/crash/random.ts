/** A seeded pseudo-random generator (mulberry32). */
export type Random = {
  /** A number from `low` (inclusive) to `high` (exclusive). */
  between: (low: number, high: number) => number
  /** An integer from 0 (inclusive) to `end` (exclusive). */
  below: (end: number) => number
  /** True with the given probability. */
  chance: (share: number) => boolean
}

export function seededRandom(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    between: (low, high) => low + next() * (high - low),
    below: (end) => Math.floor(next() * end),
    chance: (share) => next() < share,
  }
}
