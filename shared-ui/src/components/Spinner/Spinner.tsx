import styles from './Spinner.module.css'

export type SpinnerProps = {
  /** What is being waited for, such as 'Cargando Reservaciones'. Shown, and read out politely. */
  message: string
}

/** A wait and what it is for (W-05). */
export function Spinner({ message }: SpinnerProps) {
  return (
    <div className={styles.spinner} role="status">
      <SpinnerMark />
      <span>{message}</span>
    </div>
  )
}

/** The turning mark alone, for inside a button; it says nothing to who listens. As tall as a line's letters. */
export function SpinnerMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle className={styles.track} cx="12" cy="12" r="9.5" />
      <path className={styles.arc} d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" />
    </svg>
  )
}
