import type { ReactNode } from 'react'
import { LEGAL_PAGE } from 'shared-ui/copy/legal-page'
import styles from './LegalPage.module.css'

/** A part of a legal page; `id` is its anchor, so that others can link to it. */
export type LegalSection = { id: string; title: string; points: readonly string[] }

export type LegalPageProps = {
  title: string
  /** 'Última actualización: …' */
  updated?: string | undefined
  intro?: string | undefined
  sections: readonly LegalSection[]
  /** What follows the sections, with its own anchors in `more`. */
  children?: ReactNode
  more?: readonly { id: string; title: string }[] | undefined
}

/** A page of law that is meant to be read: what is in it, each part with an anchor, and a sheet when it is printed. */
export function LegalPage({ title, updated, intro, sections, children, more = [] }: LegalPageProps) {
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        {updated && <p className={styles.updated}>{updated}</p>}
        {intro && <p>{intro}</p>}
      </header>
      <nav className={styles.contents} aria-labelledby="en-esta-pagina">
        <h2 id="en-esta-pagina">{LEGAL_PAGE.contents}</h2>
        <ol>
          {[...sections, ...more].map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        {sections.map((section) => (
          <section key={section.id} aria-labelledby={section.id}>
            <h2 id={section.id} tabIndex={-1}>
              {section.title}
            </h2>
            <ul>
              {section.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </section>
        ))}
        {children}
      </div>
    </article>
  )
}
