import { createHash } from 'node:crypto'

/** Tells a repeat from a new record without keeping what it is made of: equal parts, equal fingerprint (SHA-256, hex). */
export const fingerprintOf = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex')
