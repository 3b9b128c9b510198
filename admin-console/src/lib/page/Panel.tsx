import { type ReactNode, useId } from 'react'
import styles from './Panel.module.css'

export type PanelProps = { title: string; children: ReactNode }

/** One subject of a page under its heading. */
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
