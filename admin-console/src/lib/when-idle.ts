/** How long is waited for the page to have nothing to do, in milliseconds; Safari knows no other way to wait. */
const LATEST_MS = 2000

/** Does what can wait once the page has nothing else to do. What this gives back calls it off. */
export function whenIdle(action: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(action, LATEST_MS)
    return () => clearTimeout(timer)
  }
  const wait = requestIdleCallback(action, { timeout: LATEST_MS })
  return () => cancelIdleCallback(wait)
}
