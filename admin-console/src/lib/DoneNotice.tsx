import type { ReactNode } from 'react'
import { Alert } from 'shared-ui/components/Alert'

/** The button that had the focus may have gone with what it stood by, so the notice takes it (W-07). */
const takeFocus = (notice: HTMLElement | null) => notice?.focus()

export type DoneNoticeProps = {
  /** `information` where it came about in another way than was asked. */
  tone?: 'success' | 'information'
  children: ReactNode
}

/** Says what was done, where its reader goes on from. */
export function DoneNotice({ tone = 'success', children }: DoneNoticeProps) {
  return (
    <div ref={takeFocus} tabIndex={-1}>
      <Alert tone={tone}>{children}</Alert>
    </div>
  )
}
