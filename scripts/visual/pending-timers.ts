/// <reference lib="dom" />

/** A longer timeout is not awaited, in ms: it asks for the next figure or hides a notice, and does not end a change of the page. */
const AWAITED_MS = 500

const pending = new Set<number>()

/** Counts the short timeouts of stories, such as the pause after the last key of a search. */
export function watchTimers(): void {
  const { setTimeout: set, clearTimeout: clear } = window
  const counted = (handler: TimerHandler, delay = 0, ...values: unknown[]): number => {
    if (delay > AWAITED_MS || typeof handler !== 'function') return set.call(window, handler, delay, ...values)
    const id = set.call(window, () => {
      pending.delete(id)
      handler(...values)
    }, delay)
    pending.add(id)
    return id
  }
  window.setTimeout = Object.assign(counted, set)
  window.clearTimeout = (id) => {
    if (id !== undefined) pending.delete(id)
    clear.call(window, id)
  }
}

/** Whether a short timeout of a story still runs. */
export const hasPendingTimers = (): boolean => pending.size > 0
