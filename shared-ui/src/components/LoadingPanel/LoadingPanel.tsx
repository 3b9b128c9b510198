import type { ReactNode } from 'react'
import { COMPONENT_WORDS } from '../../copy/components.ts'
import { Alert } from '../Alert/Alert.tsx'
import { Button } from '../Button/Button.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import styles from './LoadingPanel.module.css'

export type LoadingPanelProps = {
  /** What is being waited for, such as 'Cargando Bloqueos'. */
  message: string
  /** What the server answered instead: takes the spinner's place (W-05). */
  error?: ReactNode
  /** Asks again (E-03): 'Reintentar' stands under the error when this is given. */
  onRetry?: (() => void) | undefined
}

/** The place where a list or a view will be, while it loads or when it could not. */
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
