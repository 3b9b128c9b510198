import { useEffect, useRef, useState } from 'react'
import { useAttention, usePageHidden, useReducedMotion } from './surroundings.ts'
import { useStrip } from './use-strip.ts'

/** P-03: how long a picture stays, in milliseconds. */
const STAY_MS = 3_000

/**
 * P-03, W-10: a slider that moves on by itself, unless who looks wants less motion or has stopped it; it waits while the
 * pointer or the focus is on it, and while the page is out of sight.
 */
export function useSlider(count: number) {
  const isReduced = useReducedMotion()
  const isHidden = usePageHidden()
  const { isHeld, listeners } = useAttention()
  const { current, show, strip } = useStrip(count, isReduced ? 'instant' : 'smooth')
  const [choice, setChoice] = useState<'playing' | 'paused' | null>(null)
  const isPlaying = choice === null ? !isReduced : choice === 'playing'
  const isMoving = isPlaying && !isHeld && !isHidden

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
