import type { ReactNode } from 'react'
import { COMPONENT_WORDS } from '../../copy/components.ts'
import { Alert } from '../Alert/Alert.tsx'
import { Button } from '../Button/Button.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import styles from './LoadingPanel.module.css'

export type LoadingPanelProps = {
  /** What is loading, such as 'Cargando Bloqueos'. */
  message: string
  /** The error, which replaces the spinner. */
  error?: ReactNode
  /** Sends the request again: 'Reintentar' is shown under the error when this is given. */
  onRetry?: (() => void) | undefined
}

/** Takes the place of a list or a view while it loads or when loading failed. */
export function LoadingPanel({ message, error, onRetry }: LoadingPanelProps) {
  return (
    <div className={styles.panel}>
      {error ? (
        <Alert action={onRetry && <Button onClick={onRetry}>{COMPONENT_WORDS.retry}</Button>}>{error}</Alert>
      ) : (
        <Spinner message={message} />
      )}
    </div>
  )
}
