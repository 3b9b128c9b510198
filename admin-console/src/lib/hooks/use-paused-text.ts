import { useEffect, useState } from 'react'

/** The pause in typing after which a search is sent, in ms. */
const PAUSE_MS = 200

/** Returns a typed text once typing pauses, so that one request is sent for each pause. */
export function usePausedText(typed: string): string {
  const [paused, setPaused] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return paused
}
