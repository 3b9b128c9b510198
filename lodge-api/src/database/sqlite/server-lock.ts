import { DatabaseSync } from 'node:sqlite'
import { errorTranslator, newStorageState } from '../database-errors.ts'
import { isBusy, whenNotBusy } from './sqlite-busy.ts'

/** How long a start waits for another server on the same SQLite file to stop, in ms: longer than a shutdown takes. */
export const LOCK_WAIT_MS = 30_000

/** Another server still uses the SQLite file. */
export class DatabaseInUse extends Error {
  override name = 'DatabaseInUse'
}

/** The exclusive right of one server to use a SQLite file. */
export type ServerLock = { release: () => void }

export type LockWait = {
  /** In ms; `LOCK_WAIT_MS` by default. */
  waitMs?: number | undefined
  /** Called once when another server holds the lock and this one begins to wait. */
  onWait?: (() => void) | undefined
}

/**
 * Acquires the lock of the SQLite file at `path`: an exclusive transaction on a second, empty file beside it. The kernel releases
 * it when the process ends in any way, so there is no stale lock. Throws `DatabaseInUse`.
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
    throw errorTranslator(newStorageState())(error)
  }
  return { release: () => file.close() }
}
