import { Button } from 'shared-ui/components/Button'
import { HOLDS } from 'shared-ui/copy/holds'
import type { ShownHold } from './ReleaseHoldDialog.tsx'

export type ReleaseButtonProps = {
  hold: ShownHold
  /** Asks before it is done. */
  onAsk: (hold: ShownHold) => void
}

/** M-08: the button that releases a hold; its name says of which room. */
export function ReleaseButton({ hold, onAsk }: ReleaseButtonProps) {
  return (
    <Button aria-label={HOLDS.releaseOf(hold.room)} onClick={() => onAsk(hold)}>
      {HOLDS.release}
    </Button>
  )
}
