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
