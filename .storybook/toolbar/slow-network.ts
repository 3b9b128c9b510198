const DELAY_MS = 3_000

type Fetch = typeof globalThis.fetch

const networkFetch = globalThis.fetch
/** What the running story responds with; stories set `fetch` themselves and restore it at their end. */
let storyFetch = networkFetch
let isSlow = false

const delayedFetch: Fetch = async (input, init) => {
  await new Promise((resolve) => setTimeout(resolve, DELAY_MS))
  return storyFetch(input, init)
}

/** Delays every response by three seconds, or no longer. */
export function setSlowNetwork(speed: 'slow' | 'own'): void {
  if ((speed === 'slow') === isSlow) return
  isSlow = !isSlow
  if (!isSlow) {
    Object.defineProperty(globalThis, 'fetch', { configurable: true, writable: true, value: storyFetch })
    return
  }
  storyFetch = globalThis.fetch
  Object.defineProperty(globalThis, 'fetch', {
    configurable: true,
    get: () => delayedFetch,
    set: (fetch: Fetch) => {
      storyFetch = fetch === delayedFetch ? networkFetch : fetch
    },
  })
}
