import type { ReactNode } from 'react'
import styles from './TextPage.module.css'

/** A page that is read: a heading, and columns no wider than reads well. */
export function TextPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <article className={styles.page}>
      <h1>{title}</h1>
      {children}
    </article>
  )
}
