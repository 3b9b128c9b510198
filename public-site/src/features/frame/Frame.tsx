import { Outlet } from '@tanstack/react-router'
import { SkipLink } from 'shared-ui/components/SkipLink'
import { Footer } from './Footer.tsx'
import styles from './Frame.module.css'
import { MAIN_ID, useFocusOnNavigation } from './focus-on-navigation.ts'
import { Header } from './Header.tsx'

/** The layout of every page: header with menu, content and footer. */
export function Frame() {
  useFocusOnNavigation()
  return (
    <div className={styles.frame}>
      <SkipLink target={MAIN_ID} />
      <Header />
      <main id={MAIN_ID} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </div>
  )
}
