import { LODGE } from 'content'
import type { ReactNode } from 'react'
import { consoleTitle } from 'shared-ui/copy/console/console-frame'
import styles from './Page.module.css'

/** The id of every page's heading, which names its `<main>`. */
export const PAGE_HEADING_ID = 'page-heading'

export type PageProps = {
  /** The heading, which is also the title of the window. */
  title: string
  /** A line under the heading that describes the current content. */
  lead?: ReactNode
  /** The page's buttons, the primary one last. */
  actions?: ReactNode
  /** The content under the heading. */
  children?: ReactNode
}

/** A page of the console: document title, heading, actions and content. */
export function Page({ title, lead, actions, children }: PageProps) {
  return (
    <div className={styles.page}>
      <title>{consoleTitle(title, LODGE.name)}</title>
      <header className={styles.head}>
        <div>
          <h1 id={PAGE_HEADING_ID}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  )
}
