import { type ReactNode, useId } from 'react'
import styles from './Panel.module.css'

export type PanelProps = { title: string; children: ReactNode }

/** A titled section of a page. */
export function Panel({ title, children }: PanelProps) {
  const headingId = useId()
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <h2 className={styles.title} id={headingId}>
        {title}
      </h2>
      {children}
    </section>
  )
}
