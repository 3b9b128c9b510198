import { useQueryClient } from '@tanstack/react-query'
import { EmptyResponse } from 'shared-ui/validators/http/empty-response'
import { type ReservationSummaryResponse } from 'shared-ui/validators/reservations/reservation'
import { requestStaffApi } from '../../lib/api.ts'
import { useAction } from '../../lib/hooks/use-action.ts'
import { resourceKeys } from '../../lib/queries/resource-keys.ts'

/** The fields of a reservation that deleting and restoring need. */
export type DeletableReservation = Pick<
  ReservationSummaryResponse,
  '_id' | 'inDate' | 'outDate' | 'room' | 'client' | 'state' | 'stay'
>

/** A deletion; `reason` is empty if staff gave none. */
type Deletion = { id: string; reason: string }

function useReservationAction<Variables>(send: (variables: Variables) => Promise<unknown>) {
  const queryClient = useQueryClient()
  return useAction({
    mutationFn: send,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: resourceKeys.reservations }),
  })
}

/** Mutation that deletes a reservation; it settles once the reservation queries are refetched. */
export const useDeleteReservation = () =>
  useReservationAction(({ id, reason }: Deletion) =>
    requestStaffApi('reservation/delete', EmptyResponse, {
      method: 'delete',
      searchParams: { reservationID: id },
      json: { reason },
    }),
  )

/** Mutation that restores a deleted reservation; it settles once the reservation queries are refetched. */
export const useRestoreReservation = () =>
  useReservationAction(({ _id }: DeletableReservation) =>
    requestStaffApi('reservation/restore', EmptyResponse, {
      method: 'post',
      searchParams: { reservationID: _id },
    }),
  )
