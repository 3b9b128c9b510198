import type { ReactNode } from 'react'
import { Alert } from 'shared-ui/components/Alert'

/** Focuses the notice: the button that had the focus may have been removed along with its row. */
const takeFocus = (notice: HTMLElement | null) => notice?.focus()

export type DoneNoticeProps = {
  /** `information` if the outcome is not the one that was requested. */
  tone?: 'success' | 'information'
  /** What was done, in a sentence in the past. */
  children: ReactNode
  /** A link or button beneath the text. */
  action?: ReactNode
}

/** Reports the outcome of an action and takes the focus. */
export function DoneNotice({ tone = 'success', children, action }: DoneNoticeProps) {
  return (
    <div ref={takeFocus} tabIndex={-1}>
      <Alert tone={tone} action={action}>
        {children}
      </Alert>
    </div>
  )
}
