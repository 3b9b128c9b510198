import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Alert.module.css'

export type AlertProps = {
  /** By default `error`, which screen readers announce at once; the other tones are announced politely. */
  tone?: 'error' | 'success' | 'information' | 'warning' | undefined
  /** What happened and what to do, in one or two sentences. */
  children: ReactNode
  /** A button or link beneath the text. */
  action?: ReactNode
}

const SIGNS = { error: CircleAlert, success: CircleCheck, information: Info, warning: TriangleAlert } as const

/** A message that the reader must notice now. Render it when the event happens, so that screen readers announce it. */
export function Alert({ tone = 'error', children, action }: AlertProps) {
  const Sign = SIGNS[tone]
  return (
    <div className={styles.alert} data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <Sign className={styles.sign} aria-hidden="true" />
      <div className={styles.text}>{children}</div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
