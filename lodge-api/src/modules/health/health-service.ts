import { randomBytes } from 'node:crypto'
import type { HealthWarning } from 'shared-ui/validators/http/health'
import { StorageFull } from '../../database/database-errors.ts'
import { DatabaseUnavailable } from '../../errors.ts'
import type { Lodge } from '../../lodge.ts'
import { nightlyBackupProblem } from '../backups/nightly-backup-service.ts'
import { createClockWatch } from './clock-watch.ts'
import { selectOne, writeProbe } from './health-repository.ts'

/** Time limit of the check in ms. Monitoring expects a response within two seconds. */
const RESPOND_WITHIN_MS = 1_500
const PROBE_EVERY_MS = 5_000
/** About as much as a few bookings take: 64 kB as text. */
const PROBE_BYTES = 32 * 1024

type Checked = Pick<Lodge, 'database' | 'clock'>

/**
 * Returns the check of `GET /health`. It resolves if the database responds in time, and throws `DatabaseUnavailable` or
 * `StorageFull`. After a write of this server failed because the disk was full, the check writes a probe, at most every
 * five seconds, until one succeeds. Otherwise it writes nothing.
 */
export function createHealthCheck(parts: Checked): () => Promise<void> {
  const checkStorage = storageCheck(parts)
  /** The running check, which concurrent requests share: a hanging database must not use up a connection per request. */
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

/** Returns a function that lists what needs a person although the database responds. */
export function createWarningsCheck(lodge: Lodge): () => Promise<HealthWarning[]> {
  const isClockStepped = createClockWatch(lodge.clock)
  const isLocked = lockCheck(lodge)
  return async () => {
    const backup = await nightlyBackupProblem(lodge)
    return [
      ...(backup ? [backup] : []),
      ...(isLocked() ? (['database_locked'] as const) : []),
      ...lodge.services.failing().map((service) => `${service}_failing` as const),
      ...(isClockStepped() ? (['clock_stepped'] as const) : []),
    ]
  }
}

/** Returns whether the last write failed because of a lock. While it did, a probe is written beside the check, since it may wait. */
function lockCheck({ database: { kysely, storage } }: Checked): () => boolean {
  let isProbing = false
  const probe = async () => {
    isProbing = true
    try {
      await writeProbe(kysely, '')
      storage.isLocked = false
    } catch {
      // The driver has recorded why, and the next check tries again.
    } finally {
      isProbing = false
    }
  }
  return () => {
    if (storage.isLocked && !isProbing) void probe()
    return storage.isLocked
  }
}

function storageCheck({ database: { kysely, storage }, clock }: Checked): () => Promise<void> {
  let probedAt = Number.NEGATIVE_INFINITY
  return async () => {
    if (!storage.isFull) return
    const now = clock()
    if (Math.abs(now - probedAt) < PROBE_EVERY_MS) throw new StorageFull()
    probedAt = now
    // Random, because PostgreSQL compresses texts.
    await writeProbe(kysely, randomBytes(PROBE_BYTES).toString('hex'))
    storage.isFull = false
  }
}

async function within(work: Promise<void>, ms: number): Promise<void> {
  const { promise: timeout, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new DatabaseUnavailable()), ms)
  try {
    await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}
