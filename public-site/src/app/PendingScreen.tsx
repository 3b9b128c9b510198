import { Spinner } from 'shared-ui/components/Spinner'
import { FRAME } from 'shared-ui/copy/site/public-frame'
import styles from './ErrorScreen.module.css'

/** Shown while the code of a page loads. */
export function PendingScreen() {
  return (
    <div className={styles.pending}>
      <Spinner message={FRAME.loadingPage} />
    </div>
  )
}
