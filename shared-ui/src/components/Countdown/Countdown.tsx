import { useEffect, useEffectEvent, useState } from 'react'
import { COUNTDOWN_WORDS, formatTimeLeft } from '../../copy/booking/countdown.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import styles from './Countdown.module.css'
import { announcedMinutes, secondsLeft } from './time-left.ts'

export type CountdownProps = {
  /** When the hold ends, in epoch milliseconds. */
  expiresAt: number
  /** Called once, when no time is left. */
  onExpire?: (() => void) | undefined
  /** The label before the time; by default 'Tiempo para pagar'. */
  label?: string | undefined
}

/** The time left of a hold. Screen readers announce it at five minutes, at one minute and at the end only. */
export function Countdown({ expiresAt, onExpire, label = COUNTDOWN_WORDS.left }: CountdownProps) {
  const left = useSecondsLeft(expiresAt, onExpire)
  const minutes = announcedMinutes(left)
  return (
    <p className={styles.countdown} data-state={stateOf(left)}>
      {left === 0 ? (
        <span aria-hidden="true">{COUNTDOWN_WORDS.over}</span>
      ) : (
        <span role="timer">
          {label} <time className={styles.figures}>{formatTimeLeft(left)}</time>
        </span>
      )}
      <VisuallyHidden>
        <span role="status">
          {left === 0 ? COUNTDOWN_WORDS.over : minutes && COUNTDOWN_WORDS.minutesLeft(minutes)}
        </span>
      </VisuallyHidden>
    </p>
  )
}

/**
 * Whole seconds until `expiresAt`. Computed from the clock on each tick, because timers of a background page run late.
 */
function useSecondsLeft(expiresAt: number, onExpire: (() => void) | undefined): number {
  const [left, setLeft] = useState(() => secondsLeft(expiresAt, Date.now()))
  const expire = useEffectEvent(() => onExpire?.())
  useEffect(() => {
    const read = () => {
      const now = secondsLeft(expiresAt, Date.now())
      setLeft(now)
      if (now > 0) return
      clearInterval(ticking)
      expire()
    }
    const ticking = setInterval(read, 1000)
    read()
    return () => clearInterval(ticking)
  }, [expiresAt])
  return left
}

function stateOf(left: number): 'over' | 'urgent' | undefined {
  if (left === 0) return 'over'
  return left <= 60 ? 'urgent' : undefined
}
