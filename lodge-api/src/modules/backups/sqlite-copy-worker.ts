import { DatabaseSync } from 'node:sqlite'
import { workerData } from 'node:worker_threads'
import * as v from 'valibot'
import { fileDamage } from '../../database/sqlite/file-damage.ts'

/**
 * Copies a SQLite file with everything that is committed to it, also what is still in its write-ahead log, and checks the copy. Runs
 * on a thread of its own, because SQLite blocks the one that calls it. Writers are not held up. Throws SQLite's errors.
 */
const BUSY_WAIT_MS = 30_000
const SQLITE_CORRUPT = 11

const { source, target } = v.parse(v.object({ source: v.string(), target: v.string() }), workerData)

const original = new DatabaseSync(source, { readOnly: true, timeout: BUSY_WAIT_MS })
try {
  original.prepare('vacuum into ?').run(target)
} finally {
  original.close()
}
const copy = new DatabaseSync(target, { readOnly: true })
try {
  const damage = fileDamage(copy)
  if (damage !== null) throw Object.assign(new Error(damage), { errcode: SQLITE_CORRUPT })
} finally {
  copy.close()
}
