import { RESTAURANT } from 'content'
import { useSyncExternalStore } from 'react'
import { RESTAURANT_PAGE } from 'shared-ui/copy/site/restaurant'
import { minuteInLima, openingAt } from 'shared-ui/rules/dates/opening-hours'
import styles from './OpeningState.module.css'

/** Polling interval of the clock, in ms: short enough that 'open' does not stay for a minute after closing. */
const POLL_MS = 10_000

function watchClock(onChange: () => void): () => void {
  const timer = setInterval(onChange, POLL_MS)
  return () => clearInterval(timer)
}

const now = () => minuteInLima(Date.now())

/** Returns the minute of the day in Lima, or null in the prerendered page, since the build does not know when it is read. */
const useMinuteInLima = (): number | null => useSyncExternalStore<number | null>(watchClock, now, () => null)

const WORDS = RESTAURANT_PAGE.opening

/** Whether the dining room is open now, in Lima time. Reserves its line until that is known. */
export function OpeningState() {
  const minute = useMinuteInLima()
  const opening = minute === null ? null : openingAt(RESTAURANT.schedule, minute)
  if (opening === null) return <p className={styles.state}>&nbsp;</p>
  return (
    <p className={styles.state} data-state={opening.isOpen ? 'open' : 'closed'}>
      {opening.isOpen
        ? WORDS.open(RESTAURANT.schedule[opening.line]?.meal ?? '', opening.until)
        : WORDS.closed(opening.opens, opening.isTomorrow ? WORDS.tomorrow : WORDS.today)}
    </p>
  )
}
