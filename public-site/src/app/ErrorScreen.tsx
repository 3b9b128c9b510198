import { Button } from 'shared-ui/components/Button'
import { BROKEN_PAGE } from 'shared-ui/copy/problems/broken-page'
import styles from './ErrorScreen.module.css'

/**
 * Shown when a page throws. Its button reloads the page, which also fetches code that a new release has moved. It is part of
 * the entry chunk and imports little, since nothing else may have loaded when it is needed.
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
