/** A seeded source of chance: the same name always draws the same picture. */
export type Random = {
  /** Next number in [0, 1). */
  next: () => number
  /** Next number between two bounds. */
  between: (low: number, high: number) => number
  /** Next whole number from low to high, both included. */
  whole: (low: number, high: number) => number
  /** One of the choices. */
  pick: <T>(choices: readonly [T, ...T[]]) => T
  /** True with the given probability. */
  chance: (probability: number) => boolean
}

function hash(text: string): number {
  let state = 2166136261
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619)
  return state >>> 0
}

export function seeded(name: string): Random {
  let state = hash(name)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    whole: (low, high) => low + Math.floor((high - low + 1) * next()),
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
    chance: (probability) => next() < probability,
  }
}
