import { Link, type LinkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import styles from './PageTabs.module.css'

/** A page among those that belong together; `extra` follows its label. */
export type PageTab = { link: LinkOptions & { to: string }; label: string; extra?: ReactNode }

export type PageTabsProps = {
  /** Accessible name of the navigation. */
  label: string
  /** The pages of the tabs in order, each with its route and name. */
  pages: ReadonlyArray<PageTab>
}

/** Links to pages that belong together, with the current one marked. */
export function PageTabs({ label, pages }: PageTabsProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.pages} role="list">
        {pages.map(({ link, label: name, extra }) => (
          <li key={link.to}>
            <Link {...link} className={styles.page} activeOptions={{ exact: true, includeSearch: false }}>
              {name}
              {extra}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
