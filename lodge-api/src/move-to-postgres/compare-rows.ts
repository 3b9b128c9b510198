import { createHash } from 'node:crypto'

/** Collects the rows of a table in any order, so that two tables can be compared without holding either in memory. */
export type RowCollection = {
  add: (row: readonly unknown[]) => void
  count: () => number
  sorted: () => string[]
}

export function collectRows(): RowCollection {
  const hashes: string[] = []
  return {
    add: (row) => hashes.push(hashOf(row)),
    count: () => hashes.length,
    sorted: () => hashes.toSorted(),
  }
}

/** Returns how many rows of `expected` are not among `found`, counting repeated rows. Both must be sorted. */
export function countMissing(expected: readonly string[], found: readonly string[]): number {
  let missing = 0
  let next = 0
  for (const hash of expected) {
    while (next < found.length && (found[next] ?? '') < hash) next += 1
    if (found[next] === hash) next += 1
    else missing += 1
  }
  return missing
}

/** Values of both engines are equal if type and value are: 1, '1' and null differ; bytes are compared as bytes. */
function hashOf(row: readonly unknown[]): string {
  const hash = createHash('sha256')
  for (const value of row) {
    const bytes = value instanceof Uint8Array ? value : Buffer.from(String(value))
    hash.update(`${kindOf(value)} ${bytes.length} `)
    hash.update(bytes)
  }
  return hash.digest('base64')
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  return value instanceof Uint8Array ? 'bytes' : typeof value
}
