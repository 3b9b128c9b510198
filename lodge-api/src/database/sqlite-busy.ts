import { setTimeout as pause } from 'node:timers/promises'

/** How long a statement waits for another process that writes to the same file, in ms. */
export const BUSY_WAIT_MS = 5_000
const FIRST_PAUSE_MS = 2
const LONGEST_PAUSE_MS = 100
const SQLITE_BUSY = 5

/** Whether another process has the file locked just now. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  'errcode' in error &&
  typeof error.errcode === 'number' &&
  (error.errcode & 0xff) === SQLITE_BUSY

/**
 * Runs `attempt` until the file is not locked by another process, with growing pauses, for `waitMs` in all; then throws SQLite's own
 * error. SQLite's busy timeout would block the thread, and with it every request, for as long.
 */
export async function whenNotBusy<Result>(
  attempt: () => Promise<Result> | Result,
  waitMs: number = BUSY_WAIT_MS,
): Promise<Result> {
  const giveUpAt = performance.now() + waitMs
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    try {
      return await attempt()
    } catch (error) {
      if (!isBusy(error) || performance.now() + pauseMs > giveUpAt) throw error
    }
    await pause(pauseMs)
  }
}
