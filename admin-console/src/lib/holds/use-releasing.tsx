import { useState } from 'react'
import { DoneNotice } from '../DoneNotice.tsx'
import { ReleaseHoldDialog, type ReleaseHoldDialogProps, type ShownHold } from './ReleaseHoldDialog.tsx'

type Ended = Parameters<ReleaseHoldDialogProps['onEnd']>[0]

/**
 * Releasing the holds of a page, one at a time: `ask` opens the confirmation, which is `dialog`; `notice` says what became of it. Both
 * belong to the page, since the hold leaves it once it is released.
 */
export function useReleasing() {
  const [asked, setRequest] = useState<ShownHold | null>(null)
  const [ended, setEnded] = useState<Ended | null>(null)
  const ask = (hold: ShownHold) => {
    // A notice takes the focus when it appears, so the next one must be new.
    setEnded(null)
    setRequest(hold)
  }
  const dialog = asked && (
    <ReleaseHoldDialog
      hold={asked}
      onEnd={(next) => {
        setRequest(null)
        setEnded(next)
      }}
      onCancel={() => setRequest(null)}
    />
  )
  return { ask, dialog, notice: ended && <DoneNotice tone={ended.tone}>{ended.sentence}</DoneNotice> }
}
