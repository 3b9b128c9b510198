import { setTimeout as sleep } from 'node:timers/promises'

const POLL_MS = 25

/** What to wait for, the time limit, the polling interval (ms), and details for the error. */
export type Wait = { what: string; limitMs: number; everyMs?: number; detail?: () => string }

/** Polls until `poll` returns something other than `false` or `undefined`. Throws after the time limit. */
export async function until<Found>(
  wait: Wait,
  poll: () => Promise<Found | false | undefined> | Found | false | undefined,
): Promise<Found> {
  const end = performance.now() + wait.limitMs
  for (;;) {
    const found = await poll()
    if (found !== false && found !== undefined) return found
    if (performance.now() > end) {
      throw new Error(
        `Timed out after ${wait.limitMs} ms waiting for ${wait.what}.\n${wait.detail?.() ?? ''}`,
      )
    }
    await sleep(wait.everyMs ?? POLL_MS)
  }
}
