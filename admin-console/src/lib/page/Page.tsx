import { LODGE } from 'content'
import type { ReactNode } from 'react'
import { consoleTitle } from 'shared-ui/copy/console-frame'
import styles from './Page.module.css'

/** The id of every page's heading, after which its `<main>` is named. */
export const PAGE_HEADING_ID = 'page-heading'

export type PageProps = {
  title: string
  /** A line under the heading: what the page is about just now. */
  lead?: ReactNode
  /** The page's deeds, its main one last. */
  actions?: ReactNode
  children?: ReactNode
}

/** A page of the console: its title in the browser's tab, its heading, its deeds, its content. */
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
