import { useQueryClient } from '@tanstack/react-query'
import { isRefusal } from 'shared-ui/api/problems'
import { ConfirmDialog } from 'shared-ui/components/ConfirmDialog'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { formatDate } from 'shared-ui/copy/format'
import { HOLDS } from 'shared-ui/copy/reservations/holds'
import { stayFromNights } from 'shared-ui/rules/reservations/stay'
import { EmptyResponse } from 'shared-ui/validators/http/empty-response'
import { requestStaffApi } from '../api.ts'
import { useAction } from '../hooks/use-action.ts'
import { HoldTime } from './HoldTime.tsx'
import { refetchHolds } from './refetch-holds.ts'

const releaseHold = (purchaseNumber: string) =>
  requestStaffApi('hold/delete', EmptyResponse, { method: 'delete', searchParams: { purchaseNumber } })

/** Releases a hold. Settles only after the queries that show holds are refetched, also if the request was refused. */
function useReleaseHold() {
  const queryClient = useQueryClient()
  return useAction({ mutationFn: releaseHold, onSettled: () => refetchHolds(queryClient) })
}

/** Nights of a room held for a guest who is paying; `outDate` is the last night. */
export type ShownHold = {
  purchaseNumber: string
  /** The room's name in a sentence: 'Habitación Molle'. */
  room: string
  inDate: string
  outDate: string
  /** ISO 8601, UTC. */
  until: string
}

export type ReleaseHoldDialogProps = {
  hold: ShownHold
  /** Receives the outcome as a sentence; `information` if nothing was released. */
  onEnd: (ended: { tone: 'success' | 'information'; sentence: string }) => void
  onCancel: () => void
}

/** Confirms and performs the release of a hold. */
export function ReleaseHoldDialog({ hold, onEnd, onCancel }: ReleaseHoldDialogProps) {
  const releasing = useReleaseHold()
  const { entry, departure } = stayFromNights(hold.inDate, hold.outDate)
  const isOpen = !isRefusal(releasing.error, 'hold_not_open')
  const release = () =>
    releasing.mutate(hold.purchaseNumber, {
      onSuccess: () => onEnd({ tone: 'success', sentence: HOLDS.released(hold.room) }),
      onError: (problem) => {
        if (!isRefusal(problem, 'hold_not_open')) return
        onEnd({ tone: 'information', sentence: HOLDS.notOpen(hold.room) })
      },
    })
  return (
    <ConfirmDialog
      title={HOLDS.releaseOf(hold.room)}
      pending={releasing.isPending}
      error={isOpen && releasing.error && <ProblemText problem={releasing.error} />}
      onConfirm={release}
      onCancel={onCancel}
    >
      <p>{HOLDS.stay(formatDate(entry), formatDate(departure))}</p>
      <p>
        <HoldTime until={hold.until} />
      </p>
      <p>{HOLDS.consequence}</p>
    </ConfirmDialog>
  )
}
