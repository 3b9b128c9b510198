import type { ComponentProps } from 'react'
import styles from '../Button/Button.module.css'

export type ButtonLinkProps = ComponentProps<'a'> & {
  /** The variants of `Button`; by default `secondary`. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
}

/**
 * A link that looks like a button. Takes every attribute of `<a>`, so an app can wrap it with its router's `createLink`.
 */
export function ButtonLink({ variant = 'secondary', className, children, ...native }: ButtonLinkProps) {
  return (
    <a {...native} className={[styles.button, className].filter(Boolean).join(' ')} data-variant={variant}>
      <span className={styles.label}>{children}</span>
    </a>
  )
}
