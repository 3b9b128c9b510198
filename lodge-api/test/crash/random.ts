/** Numbers that look random and are the same in every run of one seed (mulberry32). */
export type Random = {
  /** At least `low`, below `high`. */
  between: (low: number, high: number) => number
  /** A whole number from 0 up to, and without, `end`. */
  below: (end: number) => number
  /** True this often, out of one. */
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
