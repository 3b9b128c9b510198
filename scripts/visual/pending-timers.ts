/// <reference lib="dom" />

/** A longer timeout is not awaited, in ms: it asks for the next figure or hides a notice, and does not end a change of the page. */
const AWAITED_MS = 500

const pending = new Set<unknown>()

type Started = [handler: (...values: unknown[]) => void, delay?: number, ...values: unknown[]]

/** Counts the short timeouts of stories, such as the pause after the last key of a search. */
export function watchTimers(): void {
  window.setTimeout = new Proxy(window.setTimeout, {
    apply(start, self, [handler, delay = 0, ...values]: Started): unknown {
      if (delay > AWAITED_MS) return Reflect.apply(start, self, [handler, delay, ...values])
      const end = () => {
        pending.delete(id)
        handler(...values)
      }
      const id: unknown = Reflect.apply(start, self, [end, delay])
      pending.add(id)
      return id
    },
  })
  window.clearTimeout = new Proxy(window.clearTimeout, {
    apply(clear, self, [id]: [unknown]): void {
      pending.delete(id)
      Reflect.apply(clear, self, [id])
    },
  })
}

/** Whether a short timeout of a story still runs. */
export const hasPendingTimers = (): boolean => pending.size > 0
