import { RESTAURANT } from 'content'
import { RESTAURANT_PAGE } from 'shared-ui/copy/restaurant'
import { openingAt } from 'shared-ui/rules/opening-hours'
import styles from './OpeningState.module.css'
import { useMinuteInLima } from './use-minute-in-lima.ts'

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
