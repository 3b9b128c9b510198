import { missingSentence } from '../../copy/form-summary.ts'
import styles from './FormSummary.module.css'

/** How many fields of a form are empty that must not be, and how many are invalid. */
export type MissingFields = { missing: number; invalid: number }

/** After a submit that was not ready: how much is missing, 'Faltan 3 datos.' Null says nothing. */
export function FormSummary({ missing }: { missing: MissingFields | null }) {
  return (
    missing && (
      <p className={styles.summary} aria-live="polite">
        {missingSentence(missing)}
      </p>
    )
  )
}
