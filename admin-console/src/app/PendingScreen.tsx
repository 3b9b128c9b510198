import { Spinner } from 'shared-ui/components/Spinner'
import { CONSOLE_FRAME } from 'shared-ui/copy/console-frame'
import styles from './PendingScreen.module.css'

/** While the code of a page is on its way; itself a part of what every page waits for, and so little more than a sign. */
export function PendingScreen() {
  return (
    <div className={styles.place}>
      <Spinner message={CONSOLE_FRAME.loadingPage} />
    </div>
  )
}
