import { createHash } from 'node:crypto'

/** Returns the SHA-256 (hex) of `parts`, which identifies a repeated record without storing its content. */
export const fingerprintOf = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex')
