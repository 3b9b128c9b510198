import styles from './Spinner.module.css'

export type SpinnerProps = {
  /** What is loading, such as 'Cargando Reservaciones'. Shown, and announced politely. */
  message: string
}

/** A spinner with a message that names what is loading. */
export function Spinner({ message }: SpinnerProps) {
  return (
    <div className={styles.spinner} role="status">
      <SpinnerMark />
      <span>{message}</span>
    </div>
  )
}

/** The spinning mark alone, for use inside a button; hidden from screen readers. As tall as the text. */
export function SpinnerMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle className={styles.track} cx="12" cy="12" r="9.5" />
      <path className={styles.arc} d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" />
    </svg>
  )
}
