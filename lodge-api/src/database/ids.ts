import { v7 } from 'uuid'

/** A new id: UUIDv7, so that ids sort by the instant (epoch milliseconds) they were made at. */
export const newId = (now: number): string => v7({ msecs: now })
