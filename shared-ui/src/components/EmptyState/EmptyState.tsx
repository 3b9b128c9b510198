import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

export type EmptyStateProps = {
  /** What the list lacks: 'No hay plantas'. */
  title: string
  /** The reason, or what to try. */
  children?: ReactNode
  /** A decorative drawing, hidden from screen readers. By default a bare twig. */
  drawing?: ReactNode
  /** The link to add an item, or to the next step. */
  action?: ReactNode
}

/** An empty list, with the reason and the next step. */
export function EmptyState({ title, children, drawing = <Twig />, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <div className={styles.drawing} aria-hidden="true">
        {drawing}
      </div>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {action}
    </div>
  )
}

/** A twig in winter with one leaf left. */
function Twig() {
  return (
    <svg viewBox="0 0 120 72" width="120" height="72" focusable="false">
      <path className={styles.leaf} d="M79 27c7-14 20-17 31-15-2 12-12 21-31 15Z" />
      <g className={styles.ink}>
        <path d="M10 60c22-4 40-11 56-22 8-5 11-8 14-12" strokeWidth="2.4" />
        <path d="M37 52c2-10 1-17-4-25M58 42c8 5 16 7 26 6M30 54c6 5 12 7 19 7" />
        <path d="M33 27l-4-3M33 28l2-6M84 48l4-2M84 48l5 2M49 61l4-2M49 61l4 2" />
        <path d="M79 27c7-14 20-17 31-15-2 12-12 21-31 15Zm0 0c9-7 17-11 27-13" />
      </g>
    </svg>
  )
}
