import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Alert.module.css'

export type AlertTone = 'error' | 'success' | 'information' | 'warning'

export type AlertProps = {
  /** By default `error`, which is read out at once; the others wait their turn. */
  tone?: AlertTone | undefined
  children: ReactNode
  /** A button or link beneath the text: the way on. */
  action?: ReactNode
}

const SIGNS = { error: CircleAlert, success: CircleCheck, information: Info, warning: TriangleAlert } as const

/** Something the reader must know now. Rendered when it happens, so that it is read out. */
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
