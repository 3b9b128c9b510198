import type { ReactNode } from 'react'
import styles from './TextPage.module.css'

/** A page of text: a heading and content with a limited line length. */
export function TextPage({
  title,
  children,
}: {
  /** The heading of the page. */
  title: string
  /** The text in sections. */
  children: ReactNode
}) {
  return (
    <article className={styles.page}>
      <h1>{title}</h1>
      {children}
    </article>
  )
}
