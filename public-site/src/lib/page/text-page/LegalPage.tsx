import type { ReactNode } from 'react'
import { LEGAL_PAGE } from 'shared-ui/copy/site/text-page'
import styles from './LegalPage.module.css'

/** A section of a legal page; `id` is its anchor, to which other pages link. */
export type LegalSection = {
  id: string
  title: string
  points: readonly string[]
}

export type LegalPageProps = {
  /** The heading of the page. */
  title: string
  /** 'Última actualización: …' */
  updated?: string | undefined
  /** A paragraph before the sections. */
  intro?: string | undefined
  /** The numbered sections with their ids, headings and paragraphs. */
  sections: ReadonlyArray<LegalSection>
  /** Content after the sections; its anchors are listed in `more`. */
  children?: ReactNode
  /** The ids and headings of sections among the children, for the list of contents. */
  more?: readonly { id: string; title: string }[] | undefined
}

/** A legal text: a table of contents, the sections with their anchors, and a print layout. */
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
