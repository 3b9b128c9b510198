import { useState } from 'react'
import { DoneNotice } from '../notices/DoneNotice.tsx'
import { ReleaseHoldDialog, type ReleaseHoldDialogProps, type ShownHold } from './ReleaseHoldDialog.tsx'

type Ended = Parameters<ReleaseHoldDialogProps['onEnd']>[0]

/**
 * Releases the holds of a page, one at a time: `ask` opens the confirmation, which is `dialog`; `notice` reports the outcome.
 * Both belong to the page, since a released hold is removed from it.
 */
export function useReleasing() {
  const [asked, setAsked] = useState<ShownHold | null>(null)
  const [ended, setEnded] = useState<Ended | null>(null)
  const ask = (hold: ShownHold) => {
    // A notice takes the focus when it appears, so the next one must be new.
    setEnded(null)
    setAsked(hold)
  }
  const dialog = asked && (
    <ReleaseHoldDialog
      hold={asked}
      onEnd={(next) => {
        setAsked(null)
        setEnded(next)
      }}
      onCancel={() => setAsked(null)}
    />
  )
  return { ask, dialog, notice: ended && <DoneNotice tone={ended.tone}>{ended.sentence}</DoneNotice> }
}
