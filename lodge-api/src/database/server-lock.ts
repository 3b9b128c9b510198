import { DatabaseSync } from 'node:sqlite'
import { errorTranslator } from './database-errors.ts'
import { isBusy, whenNotBusy } from './sqlite-busy.ts'

/** How long a start waits for another server on the same SQLite file to end, in ms: longer than a stop takes. */
export const LOCK_WAIT_MS = 30_000

/** Another server went on using the SQLite file. */
export class DatabaseInUse extends Error {
  override name = 'DatabaseInUse'
}

/** One server's right to work on a SQLite file. */
export type ServerLock = { release: () => void }

export type LockWait = {
  /** `LOCK_WAIT_MS` where nothing is said. */
  waitMs?: number | undefined
  /** Called once when another server has the lock and this one begins to wait. */
  onWait?: (() => void) | undefined
}

/**
 * Takes the lock of the SQLite file at `path`, which one server has at a time: an exclusive transaction on a second, empty file beside
 * it. The kernel frees it with the process, however that ends, so there is no stale lock. Throws `DatabaseInUse`.
 */
export async function takeServerLock(path: string, { waitMs, onWait }: LockWait = {}): Promise<ServerLock> {
  const file = new DatabaseSync(`${path}.server-lock`, { timeout: 0 })
  let isWaiting = false
  const lock = () => {
    try {
      file.exec('begin exclusive')
    } catch (error) {
      if (isBusy(error) && !isWaiting) onWait?.()
      isWaiting = true
      throw error
    }
  }
  try {
    await whenNotBusy(lock, waitMs ?? LOCK_WAIT_MS)
  } catch (error) {
    file.close()
    if (isBusy(error)) throw new DatabaseInUse(undefined, { cause: error })
    throw errorTranslator({ isFull: false })(error)
  }
  return { release: () => file.close() }
}
