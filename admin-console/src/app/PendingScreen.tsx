import { Spinner } from 'shared-ui/components/Spinner'
import { CONSOLE_FRAME } from 'shared-ui/copy/console/console-frame'
import styles from './PendingScreen.module.css'

/** Shown while a page's code loads; it is bundled with the entry, so it is only a spinner. */
export function PendingScreen() {
  return (
    <div className={styles.place}>
      <Spinner message={CONSOLE_FRAME.loadingPage} />
    </div>
  )
}
