import { AsyncLocalStorage } from 'node:async_hooks'

/** The waits of the server's code, which end by the test's clock. */
export type Timers = {
  sleep: (milliseconds: number) => Promise<void>
}

/** The timers of the server process whose code is running. */
export const runningTimers = new AsyncLocalStorage<Timers>()

/** Replaces `setTimeout` of `node:timers/promises`. */
export async function virtualTimeout(milliseconds = 0): Promise<void> {
  const timers = runningTimers.getStore()
  if (!timers) throw new Error('A server waits outside a virtual process.')
  await timers.sleep(milliseconds)
}
