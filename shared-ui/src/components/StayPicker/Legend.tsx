import { STAY_PICKER } from '../../copy/rooms/stay-picker.ts'
import styles from './StayPicker.module.css'

const SAMPLES = [
  ['free', STAY_PICKER.legendFree],
  ['taken', STAY_PICKER.legendTaken],
  ['entry', STAY_PICKER.legendSelected],
] as const

/** What the patterns of the calendar mean. */
export function Legend() {
  return (
    <ul className={styles.legend} role="list" aria-label={STAY_PICKER.legend}>
      {SAMPLES.map(([state, name]) => (
        <li key={state}>
          <span className={styles.sample} data-state={state} aria-hidden="true">
            8
          </span>
          {name}
        </li>
      ))}
    </ul>
  )
}
