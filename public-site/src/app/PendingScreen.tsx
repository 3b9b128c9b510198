import { Spinner } from 'shared-ui/components/Spinner'
import { FRAME } from 'shared-ui/copy/public-frame'
import styles from './ErrorScreen.module.css'

/** While the code of a page is on its way. */
export function PendingScreen() {
  return (
    <div className={styles.pending}>
      <Spinner message={FRAME.loadingPage} />
    </div>
  )
}
