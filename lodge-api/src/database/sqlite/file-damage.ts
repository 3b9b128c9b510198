import type { DatabaseSync } from 'node:sqlite'

/** Returns SQLite's description of the first damage to an open file, or null. */
export function fileDamage(file: DatabaseSync): string | null {
  const verdict = String(file.prepare('pragma integrity_check(1)').get()?.['integrity_check'])
  return verdict === 'ok' ? null : verdict
}
