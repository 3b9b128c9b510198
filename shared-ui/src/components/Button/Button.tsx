import type { ComponentProps, MouseEvent } from 'react'
import { SpinnerMark } from '../Spinner/Spinner.tsx'
import styles from './Button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

export type ButtonProps = ComponentProps<'button'> & {
  /** `primary`: the one deed of the page. `danger`: destroys something. `quiet`: a line of text. By default `secondary`. */
  variant?: ButtonVariant | undefined
  /** Its request runs: shows a spinner, keeps the focus, and neither clicks nor Enter in the form send again (W-06). */
  pending?: boolean | undefined
  /**
   * The form is not valid yet (W-06). Reads and looks disabled, but stays in reach of the keyboard, and a press still
   * reaches the form, which then shows what is missing and sends nothing. Use `disabled` where there is nothing to show.
   */
  notReady?: boolean | undefined
}

/** A deed. `type` is `button` unless said otherwise, so that no form is sent by accident. */
export function Button({
  variant = 'secondary',
  pending = false,
  notReady = false,
  className,
  onClick,
  children,
  ...native
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Enter in a field presses the form's submit button, so stopping the press here stops every way of sending twice.
    if (pending) {
      event.preventDefault()
      event.stopPropagation()
      return
    }
    onClick?.(event)
  }
  return (
    <button
      type="button"
      {...native}
      className={[styles.button, className].filter(Boolean).join(' ')}
      data-variant={variant}
      aria-disabled={pending || notReady || undefined}
      aria-busy={pending || undefined}
      onClick={press}
    >
      <span className={styles.label}>{children}</span>
      {pending && (
        <span className={styles.wait}>
          <SpinnerMark />
        </span>
      )}
    </button>
  )
}
