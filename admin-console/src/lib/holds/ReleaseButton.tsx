import { Button } from 'shared-ui/components/Button'
import { HOLDS } from 'shared-ui/copy/reservations/holds'
import type { ShownHold } from './ReleaseHoldDialog.tsx'

export type ReleaseButtonProps = {
  /** The room, nights and end of the hold. */
  hold: ShownHold
  /** Opens the confirmation. */
  onAsk: (hold: ShownHold) => void
}

/** The button that releases a hold; its accessible name includes the room. */
export function ReleaseButton({ hold, onAsk }: ReleaseButtonProps) {
  return (
    <Button aria-label={HOLDS.releaseOf(hold.room)} onClick={() => onAsk(hold)}>
      {HOLDS.release}
    </Button>
  )
}
