import { v7 } from 'uuid'

const SEQUENCE_END = 0x8000_0000
let sequence = 0

/** Returns a new UUIDv7. Ids sort by `now` (epoch ms), and ids of the same instant by order of creation. */
export function newId(now: number): string {
  sequence = (sequence + 1) % SEQUENCE_END
  return v7({ msecs: now, seq: sequence })
}

const NO_BYTES = new Uint8Array(16)

/** Returns a lower bound: sorts before every id created at `instant` (epoch ms) or later, and after all earlier ids. */
export const firstIdAt = (instant: number): string => v7({ msecs: instant, seq: 0, random: NO_BYTES })
