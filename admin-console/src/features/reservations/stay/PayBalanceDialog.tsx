import { useQuery } from '@tanstack/react-query'
import { Dialog } from 'shared-ui/components/Dialog'
import { FOLIO } from 'shared-ui/copy/reservations/folio'
import type { FolioResponseBody } from 'shared-ui/validators/payments/folio'
import { QueryLoading } from '../../../lib/query-view/QueryLoading.tsx'
import { FolioEntryDialog } from '../detail/folio/FolioEntryDialog.tsx'
import { reservationQueries } from '../reservation-queries.ts'

export type PayBalanceDialogProps = {
  reservationId: string
  /** Receives the folio with the payment. */
  onPaid: (folio: FolioResponseBody) => void
  onDismiss: () => void
}

/** Records the payment of a guest who leaves, in the reservation's current folio. */
export function PayBalanceDialog({ reservationId, onPaid, onDismiss }: PayBalanceDialogProps) {
  const reservation = useQuery(reservationQueries.detail(reservationId))
  if (reservation.data === undefined) {
    return (
      <Dialog title={FOLIO.addPayment} onDismiss={onDismiss}>
        <QueryLoading query={reservation} message={FOLIO.loading} />
      </Dialog>
    )
  }
  return (
    <FolioEntryDialog kind="payment" reservation={reservation.data} onAdded={onPaid} onClose={onDismiss} />
  )
}
