import { v7 } from 'uuid'

const SEQUENCE_END = 0x8000_0000
let sequence = 0

/**
 * A new id: UUIDv7, so that ids sort by the instant (epoch milliseconds) they were made at, and those of one instant by
 * which was made first.
 */
export function newId(now: number): string {
  sequence = (sequence + 1) % SEQUENCE_END
  return v7({ msecs: now, seq: sequence })
}

const NO_BYTES = new Uint8Array(16)

/** What sorts before every id made at an instant (epoch milliseconds) or later, and after those made before it. */
export const firstIdAt = (instant: number): string => v7({ msecs: instant, seq: 0, random: NO_BYTES })
