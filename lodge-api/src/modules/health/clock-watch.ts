import { HOUR_MS, MINUTE_MS } from 'shared-ui/rules/dates/durations'
import type { Clock } from '../../clock.ts'

/** A step that is shorter changes no hold, lease or mail noticeably; payments tolerate two minutes. */
const STEP_MS = MINUTE_MS
/** A corrected clock is the right one from then on. */
const REPORTED_FOR_MS = HOUR_MS

/**
 * Returns a function that reports whether this machine's clock was set, by more than a minute, in the last hour and not set back: it is
 * compared with the time that has elapsed since it was first asked. `elapsed`: milliseconds of a clock that nobody sets.
 */
export function createClockWatch(
  clock: Clock,
  elapsed: () => number = () => performance.now(),
): () => boolean {
  const offset = () => clock() - elapsed()
  let usual = offset()
  let steppedAt: number | null = null
  return () => {
    const isStepped = Math.abs(offset() - usual) > STEP_MS
    if (!isStepped) steppedAt = null
    else if (steppedAt === null) steppedAt = elapsed()
    else if (elapsed() - steppedAt > REPORTED_FOR_MS) {
      usual = offset()
      steppedAt = null
      return false
    }
    return isStepped
  }
}
