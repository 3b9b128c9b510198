import { AsyncLocalStorage } from 'node:async_hooks'

/** Waits of the server's code, which end as the test's clock says. */
export type Timers = {
  sleep: (milliseconds: number) => Promise<void>
}

/** The timers of the server process whose code is running. */
export const runningTimers = new AsyncLocalStorage<Timers>()

/** Stands in for `setTimeout` of `node:timers/promises`. */
export async function virtualTimeout(milliseconds = 0): Promise<void> {
  const timers = runningTimers.getStore()
  if (!timers) throw new Error('A server waits outside of every virtual process.')
  await timers.sleep(milliseconds)
}
