import { Link } from '@tanstack/react-router'
import { LODGE } from 'content'
import { LogOut, Search } from 'lucide-react'
import { CONSOLE_FRAME } from 'shared-ui/copy/console/console-frame'
import { useSignOut } from '../../lib/session/use-sign-out.ts'
import { MoreMenu } from './MoreMenu.tsx'
import styles from './StaffMenu.module.css'
import { STAFF_MENU } from './staff-menu.ts'

export type StaffMenuProps = {
  /** The name of the signed-in member. */
  name: string
  onPreferences: () => void
  onSearch: () => void
}

/** The menu: all pages, the search over them, the signed-in member, and sign-out. */
export function StaffMenu({ name, onPreferences, onSearch }: StaffMenuProps) {
  const signOut = useSignOut()
  return (
    <header className={styles.side}>
      <Link
        className={styles.house}
        to="/administrative-panel"
        aria-label={`${LODGE.name}: ${CONSOLE_FRAME.start}`}
      >
        {LODGE.name}
      </Link>
      <nav className={styles.nav} aria-label={CONSOLE_FRAME.menu}>
        <button
          className={`${styles.entry} ${styles.search}`}
          type="button"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={onSearch}
        >
          <Search className={styles.icon} aria-hidden="true" />
          <span>{CONSOLE_FRAME.search}</span>
          <kbd className={styles.keys} aria-hidden="true">
            {CONSOLE_FRAME.searchKeys}
          </kbd>
        </button>
        <ul className={styles.list} role="list">
          {STAFF_MENU.map(({ link, label, Icon, ...page }) => (
            <li key={link.to} className={'isRare' in page ? styles.besideMain : undefined}>
              <Link {...link} className={styles.entry}>
                <Icon className={styles.icon} aria-hidden="true" />
                <span>{label}</span>
              </Link>
            </li>
          ))}
        </ul>
        <MoreMenu onPreferences={onPreferences} />
      </nav>
      <div className={styles.foot}>
        <p className={styles.user}>{name}</p>
        <button className={styles.entry} type="button" onClick={signOut}>
          <LogOut className={styles.icon} aria-hidden="true" />
          <span>{CONSOLE_FRAME.signOut}</span>
        </button>
      </div>
    </header>
  )
}
