import { BLOCKINGS, NIGHT_STATE_WORDS } from 'shared-ui/copy/rooms/blockings'
import styles from './CalendarLegend.module.css'

const MARKS = [
  { state: 'blocked', word: NIGHT_STATE_WORDS.blocked },
  { state: 'reserved', word: NIGHT_STATE_WORDS.reserved },
  { state: 'held', word: NIGHT_STATE_WORDS.held },
  { state: 'selected', word: BLOCKINGS.selected },
  { state: 'today', word: BLOCKINGS.today },
]

/** The legend of the calendar's marks. */
export function CalendarLegend() {
  return (
    <ul className={styles.legend} role="list" aria-label={BLOCKINGS.legend}>
      {MARKS.map(({ state, word }) => (
        <li key={state} className={styles.entry}>
          <span className={styles.mark} data-state={state} aria-hidden="true" />
          {word}
        </li>
      ))}
    </ul>
  )
}
