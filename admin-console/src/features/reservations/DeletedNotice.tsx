import { Alert } from 'shared-ui/components/Alert'
import { DELETE_RESERVATION } from 'shared-ui/copy/reservations-panel'
import { clientName } from './reservation-words.ts'

/** The button that had the focus went with its reservation, so the notice takes it (W-07). */
const takeFocus = (notice: HTMLElement | null) => notice?.focus()

/** Says that a reservation is gone, where its reader goes on from. */
export function DeletedNotice({ client }: { client: { names: string; surnames: string } }) {
  return (
    <div ref={takeFocus} tabIndex={-1}>
      <Alert tone="success">{DELETE_RESERVATION.done(clientName(client))}</Alert>
    </div>
  )
}
