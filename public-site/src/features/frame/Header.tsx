import { Link } from '@tanstack/react-router'
import { LODGE } from 'content'
import logo from 'content/lodge/pictures/logo.svg'
import { FRAME, MENU } from 'shared-ui/copy/site/public-frame'
import styles from './Header.module.css'

const ENTRIES = [
  { to: '/', text: MENU.home },
  { to: '/restaurant', text: MENU.restaurant },
  { to: '/rooms', text: MENU.rooms },
  { to: '/contact', text: MENU.contact },
] as const

/** The lodge's name and the menu. The router marks the current entry with `aria-current`. */
export function Header() {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Link className={styles.name} to="/" activeProps={{ 'aria-current': undefined }}>
          {/* Low priority: otherwise React preloads it before the banner, which delays the banner. */}
          <img src={logo} width={64} height={64} alt="" fetchPriority="low" />
          {LODGE.name}
        </Link>
        <nav aria-label={FRAME.menuName}>
          <ul className={styles.menu} role="list">
            {ENTRIES.map((entry) => (
              <li key={entry.to}>
                <Link
                  className={styles.entry}
                  to={entry.to}
                  activeOptions={{ exact: true, includeSearch: false }}
                >
                  {entry.text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  )
}
