import type { ReactNode } from 'react'
import styles from './foundations.module.css'

export type PageProps = { title: string; lead: string; children: ReactNode }

/** A page of the foundations. */
export function Page({ title, lead, children }: PageProps) {
  return (
    <main className={styles.page}>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </main>
  )
}
