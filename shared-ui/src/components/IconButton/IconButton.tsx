import type { ReactNode } from 'react'
import styles from './IconButton.module.css'

export type IconButtonProps = {
  /** What a press does, as the accessible name. */
  label: string
  /** Absent while a press does nothing: the button is `aria-disabled` and keeps the focus. */
  onClick?: (() => void) | undefined
  /** The icon, hidden from screen readers. */
  children: ReactNode
}

/** A square button with an icon instead of words. */
export function IconButton({ label, onClick, children }: IconButtonProps) {
  return (
    <button
      className={styles.button}
      type="button"
      aria-label={label}
      aria-disabled={onClick === undefined || undefined}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
