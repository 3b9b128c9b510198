import type { ComponentProps, MouseEvent } from 'react'
import { SpinnerMark } from '../Spinner/Spinner.tsx'
import styles from './Button.module.css'

export type ButtonProps = ComponentProps<'button'> & {
  /**
   * `primary`: the main action of the page. `danger`: destroys something. `quiet`: looks like text. By default
   * `secondary`.
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  /**
   * Its request runs: shows a spinner, keeps the focus, and prevents a second submit by click or by Enter in the form.
   */
  pending?: boolean | undefined
  /**
   * The form is not valid yet. The button reads and looks disabled but can be focused; a press still reaches the form,
   * which then shows what is missing and sends nothing. Use `disabled` where there is nothing to show.
   */
  notReady?: boolean | undefined
}

export type ButtonVariant = NonNullable<ButtonProps['variant']>

/** A button. `type` is `button` by default, so that no form is submitted by accident. */
export function Button({
  variant = 'secondary',
  pending = false,
  notReady = false,
  className,
  onClick,
  children,
  ...native
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // Enter in a field clicks the form's submit button, so preventing the click here prevents every second submit.
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
      onClick={handleClick}
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
