import { useEffect, useState } from 'react'

/** As many rows as the browser styles and lays out without a noticeable pause, a quarter of a year wide. */
const ROWS_AT_ONCE = 8

/** Returns how many of `count` rows are rendered: some at first, and as many more after each frame until all are. */
export function useRowsInSteps(count: number): number {
  const [rendered, setRendered] = useState(ROWS_AT_ONCE)
  const isDone = rendered >= count
  useEffect(() => {
    if (isDone) return
    const frame = requestAnimationFrame(() => setRendered(rendered + ROWS_AT_ONCE))
    return () => cancelAnimationFrame(frame)
  }, [isDone, rendered])
  return Math.min(rendered, count)
}
