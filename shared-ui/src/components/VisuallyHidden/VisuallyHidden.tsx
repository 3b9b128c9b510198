import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

/** Text for who listens: read out, never drawn. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>
}
