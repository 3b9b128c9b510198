import { Button } from 'shared-ui/components/Button'
import { BROKEN_PAGE } from 'shared-ui/copy/broken-page'
import styles from './ErrorScreen.module.css'

/**
 * A page that broke: says so, and tries again in one press (E-03); the reload also fetches code that a new version moved. In
 * the entry chunk, so as small as can be: nothing else may be there when it is needed.
 */
export function ErrorScreen() {
  return (
    <div className={styles.broken} role="alert">
      <h1>{BROKEN_PAGE.title}</h1>
      <p>{BROKEN_PAGE.text}</p>
      <p>
        <Button onClick={() => window.location.reload()}>{BROKEN_PAGE.retry}</Button>
      </p>
    </div>
  )
}
