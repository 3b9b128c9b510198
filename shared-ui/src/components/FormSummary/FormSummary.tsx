import { missingSentence } from '../../copy/forms/form-words.ts'
import styles from './FormSummary.module.css'

/** How many required fields of a form are empty, and how many fields are invalid. */
export type MissingFields = { missing: number; invalid: number }

export type FormSummaryProps = {
  /** What a submit found missing or invalid; null before it. */
  missing: MissingFields | null
}

/** How much is missing after a submit that was not ready, such as 'Faltan 3 datos.' Null renders nothing. */
export function FormSummary({ missing }: FormSummaryProps) {
  return (
    missing && (
      <p className={styles.summary} aria-live="polite">
        {missingSentence(missing)}
      </p>
    )
  )
}
