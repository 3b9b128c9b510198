import { useState } from 'react'
import { Alert } from 'shared-ui/components/Alert'
import { NETWORK_BACK, NETWORK_NOTE } from 'shared-ui/copy/booking/booking-form'
import { useIsOffline } from './state/offline.ts'

/** `paying`: the card may have been sent, and the outcome is not known. */
type Step = 'client' | 'card' | 'paying'

/** Says at the top of a step that the browser is offline and what that means for it, and later that the network is back. */
export function NetworkNote({ step }: { step: Step }) {
  const isOffline = useIsOffline()
  const [wasOffline, setWasOffline] = useState(false)
  if (isOffline && !wasOffline) setWasOffline(true)
  if (isOffline) return <Alert tone="warning">{NETWORK_NOTE[step]}</Alert>
  return wasOffline ? <Alert tone="success">{NETWORK_BACK[step]}</Alert> : null
}

export type OfflineHintProps = {
  step: Step
  /** An error below the button already says it. */
  isSaid: boolean
}

/** The same beside the button while offline, where the top of the step is out of view. Not announced a second time. */
export function OfflineHint({ step, isSaid }: OfflineHintProps) {
  const isOffline = useIsOffline()
  return isOffline && !isSaid ? <p>{NETWORK_NOTE[step]}</p> : null
}
