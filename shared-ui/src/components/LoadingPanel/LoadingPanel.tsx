import { type ReactNode, useLayoutEffect, useRef } from 'react'
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

/**
 * Takes the place of a list or a view while it loads or when loading failed. A retry keeps the focus: on the panel while it loads, then
 * on the page's `<main>`.
 */
export function LoadingPanel({ message, error, onRetry }: LoadingPanelProps) {
  const panel = useFocusPassedToMain()
  const retry = () => {
    panel.current?.focus({ preventScroll: true })
    onRetry?.()
  }
  return (
    <div className={styles.panel} ref={panel} tabIndex={-1}>
      {error ? (
        <Alert action={onRetry && <Button onClick={retry}>{COMPONENT_WORDS.retry}</Button>}>{error}</Alert>
      ) : (
        <Spinner message={message} />
      )}
    </div>
  )
}

/**
 * Returns the ref of an element that may be removed while it has the focus, after a retry that succeeds. The focus then passes to the
 * page's `<main>` instead of the body.
 */
export function useFocusPassedToMain() {
  const panel = useRef<HTMLDivElement>(null)
  // A layout effect, since it must run before the element is removed.
  useLayoutEffect(() => {
    const element = panel.current
    return () => {
      if (element?.contains(document.activeElement)) element.closest('main')?.focus({ preventScroll: true })
    }
  }, [])
  return panel
}
