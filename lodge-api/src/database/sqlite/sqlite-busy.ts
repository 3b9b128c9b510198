import { setTimeout as sleep } from 'node:timers/promises'

/** How long a statement waits while another process writes to the same file, in ms. */
export const BUSY_WAIT_MS = 5_000
const FIRST_PAUSE_MS = 2
const LONGEST_PAUSE_MS = 100
const SQLITE_BUSY = 5

/** Whether the error says that another process has locked the file. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  'errcode' in error &&
  typeof error.errcode === 'number' &&
  (error.errcode & 0xff) === SQLITE_BUSY

/**
 * Repeats `attempt` while another process locks the file, with growing pauses, for at most `waitMs`, then throws SQLite's error.
 * SQLite's own busy timeout would block the thread, and with it every request.
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
    await sleep(pauseMs)
  }
}
