/** Draws that repeat with the same seed. */
export type Draws = {
  /** Returns an integer from 0 to `limit - 1`. */
  below(limit: number): number
  /** Returns true in `percent` of 100 draws. */
  chance(percent: number): boolean
  pick<const Items extends readonly [unknown, ...unknown[]]>(items: Items): Items[number]
}

/** Multiplier and modulus of the Lehmer generator; each product is an exact integer. */
const MULTIPLIER = 48_271
const MODULUS = 2_147_483_647

/** Returns draws for demonstration data; never for anything secret. `seed` is an integer above 0. */
export function seededDraws(seed: number): Draws {
  let state = seed
  const below = (limit: number): number => {
    state = (state * MULTIPLIER) % MODULUS
    return Math.floor((state / MODULUS) * limit)
  }
  return {
    below,
    chance: (percent) => below(10_000) < percent * 100,
    pick: (items) => items[below(items.length)] ?? items[0],
  }
}
