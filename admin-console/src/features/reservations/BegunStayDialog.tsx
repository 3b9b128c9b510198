import { Button } from 'shared-ui/components/Button'
import { Dialog } from 'shared-ui/components/Dialog'
import { BEGUN_STAY } from 'shared-ui/copy/reservations/reservations-panel'
import { StayLine, type StayLineProps } from './StayLine.tsx'

export type BegunStayDialogProps = StayLineProps & {
  /** What was asked for. */
  action: 'delete' | 'cancel'
  onDismiss: () => void
}

/** Explains why a stay that has begun can be neither deleted nor cancelled, and what is done instead. */
export function BegunStayDialog({ reservation, action, onDismiss }: BegunStayDialogProps) {
  return (
    <Dialog
      title={BEGUN_STAY.titles[action]}
      onDismiss={onDismiss}
      actions={
        <Button variant="primary" onClick={onDismiss}>
          {BEGUN_STAY.understood}
        </Button>
      }
    >
      <StayLine reservation={reservation} />
      <p>{BEGUN_STAY.texts[action]}</p>
    </Dialog>
  )
}
