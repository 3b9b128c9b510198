import type { ErrorComponentProps } from '@tanstack/react-router'
import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { ServerErrorText } from 'shared-ui/components/ServerErrorText'
import { BROKEN_PAGE } from 'shared-ui/copy/not-found'
import styles from './ErrorScreen.module.css'

/** A page that broke: says so, and tries again in one press (E-03). A reload also fetches code that a new version moved. */
export function ErrorScreen(_: ErrorComponentProps) {
  return (
    <div className={styles.broken}>
      <h1>{BROKEN_PAGE.title}</h1>
      <Alert action={<Button onClick={() => window.location.reload()}>{BROKEN_PAGE.retry}</Button>}>
        <ServerErrorText />
      </Alert>
    </div>
  )
}
