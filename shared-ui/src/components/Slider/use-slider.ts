import { useEffect, useRef, useState } from 'react'
import { useAttention, usePageHidden, useReducedMotion } from './playback-conditions.ts'
import { useStrip } from './use-strip.ts'

/** How long a picture is shown, in milliseconds. */
const STAY_MS = 3_000

/**
 * A slider that advances by itself, unless the user prefers reduced motion or has stopped it; it pauses while the pointer
 * or the focus is on it, and while the page is hidden.
 */
export function useSlider(count: number) {
  const isReduced = useReducedMotion()
  const isHidden = usePageHidden()
  const { hasAttention, listeners } = useAttention()
  const { current, show, strip } = useStrip({ count, behaviour: isReduced ? 'instant' : 'smooth' })
  const [choice, setChoice] = useState<'playing' | 'paused' | null>(null)
  const isPlaying = choice === null ? !isReduced : choice === 'playing'
  const isMoving = isPlaying && !hasAttention && !isHidden

  const latest = useRef(show)
  useEffect(() => {
    latest.current = show
  })
  useEffect(() => {
    if (!isMoving) return
    const timer = setTimeout(() => latest.current(current + 1), STAY_MS)
    return () => clearTimeout(timer)
  }, [isMoving, current])

  return {
    current,
    isPlaying,
    isMoving,
    listeners,
    strip,
    previous: () => show(current - 1),
    next: () => show(current + 1),
    togglePlaying: () => setChoice(isPlaying ? 'paused' : 'playing'),
  }
}
