import { useState } from 'react'
import { Alert } from 'shared-ui/components/Alert'
import { NETWORK_NOTE } from 'shared-ui/copy/booking/booking-form'
import { useIsOffline } from './state/offline.ts'

export type NetworkNoteProps = {
  step: 'client' | 'card'
  /** An error already says that the browser is offline. */
  isSaid: boolean
}

/** Says before a press that the browser is offline and what that means for this step, and later that the network is back. */
export function NetworkNote({ step, isSaid }: NetworkNoteProps) {
  const isOffline = useIsOffline()
  const [wasOffline, setWasOffline] = useState(false)
  if (isOffline && !wasOffline) setWasOffline(true)
  if (isOffline && isSaid) return null
  if (isOffline) return <Alert tone="warning">{NETWORK_NOTE[step]}</Alert>
  return wasOffline ? <Alert tone="success">{NETWORK_NOTE.back}</Alert> : null
}
