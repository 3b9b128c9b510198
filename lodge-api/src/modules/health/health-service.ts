import { randomBytes } from 'node:crypto'
import { StorageFull } from '../../database/database-errors.ts'
import { DatabaseUnavailable } from '../../errors.ts'
import type { Lodge } from '../../lodge.ts'
import { selectOne, writeProbe } from './health-repository.ts'

/** Whoever watches the server has an answer within two seconds, whatever the database does. */
const RESPOND_WITHIN_MS = 1_500
const PROBE_EVERY_MS = 5_000
/** As much as a few bookings take: 64 kB as text. */
const PROBE_BYTES = 32 * 1024

type Checked = Pick<Lodge, 'database' | 'clock'>

/**
 * Makes the check of `GET /health`: it resolves where the database answers in time, and throws `DatabaseUnavailable` or `StorageFull`.
 * A full disk is known from the first write that failed on this server; from then on the check writes a probe, at most every five
 * seconds, until one succeeds. While nothing has failed it writes nothing.
 */
export function createHealthCheck(parts: Checked): () => Promise<void> {
  const checkStorage = storageCheck(parts)
  /** One check at a time: a database that hangs must not lose a connection to every request for its health. */
  let running: Promise<void> | null = null

  async function check(): Promise<void> {
    try {
      await selectOne(parts.database.kysely)
      await checkStorage()
    } catch (cause) {
      throw cause instanceof StorageFull ? cause : new DatabaseUnavailable(undefined, { cause })
    } finally {
      running = null
    }
  }

  return () => {
    running ??= check()
    return within(running, RESPOND_WITHIN_MS)
  }
}

function storageCheck({ database: { kysely, storage }, clock }: Checked): () => Promise<void> {
  let probedAt = Number.NEGATIVE_INFINITY
  return async () => {
    if (!storage.isFull) return
    const now = clock()
    if (Math.abs(now - probedAt) < PROBE_EVERY_MS) throw new StorageFull()
    probedAt = now
    // Random, or PostgreSQL would compress it to nothing.
    await writeProbe(kysely, randomBytes(PROBE_BYTES).toString('hex'))
    storage.isFull = false
  }
}

async function within(work: Promise<void>, ms: number): Promise<void> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new DatabaseUnavailable()), ms)
  try {
    await Promise.race([work, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
