/** Latest start, in ms; also the fixed delay in Safari, which lacks `requestIdleCallback`. */
const LATEST_MS = 2000

/** Runs `action` when the browser is idle. The returned function cancels it. */
export function whenIdle(action: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(action, LATEST_MS)
    return () => clearTimeout(timer)
  }
  const wait = requestIdleCallback(action, { timeout: LATEST_MS })
  return () => cancelIdleCallback(wait)
}
