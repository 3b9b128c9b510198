import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { DELETE_RESERVATION } from 'shared-ui/copy/reservations/reservations-panel'
import { DoneNotice } from '../../lib/notices/DoneNotice.tsx'
import { clientName } from './reservation-words.ts'
import type { DeletableReservation, useRestoreReservation } from './use-delete-reservation.ts'

export type DeletionNoticeProps = {
  /** The reservation that was just deleted here; null if none was. */
  deleted: DeletableReservation | null
  restoring: ReturnType<typeof useRestoreReservation>
}

/** Reports a deletion, with a button that undoes it, and the outcome of a restoration. */
export function DeletionNotice({ deleted, restoring }: DeletionNoticeProps) {
  return (
    <>
      {restoring.isSuccess && (
        <DoneNotice>{DELETE_RESERVATION.restored(clientName(restoring.variables.client))}</DoneNotice>
      )}
      {deleted && !restoring.isSuccess && (
        <DoneNotice action={<RestoreButton reservation={deleted} restoring={restoring} />}>
          {DELETE_RESERVATION.done(clientName(deleted.client))}
        </DoneNotice>
      )}
      {restoring.error && (
        <Alert>
          <ProblemText problem={restoring.error} />
        </Alert>
      )}
    </>
  )
}

export type RestoreButtonProps = {
  reservation: DeletableReservation
  restoring: DeletionNoticeProps['restoring']
}

/** Restores a deleted reservation. */
export function RestoreButton({ reservation, restoring }: RestoreButtonProps) {
  return (
    <Button pending={restoring.isPending} onClick={() => restoring.mutate(reservation)}>
      {DELETE_RESERVATION.restore}
    </Button>
  )
}
