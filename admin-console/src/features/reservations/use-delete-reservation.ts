import { useQueryClient } from '@tanstack/react-query'
import { EmptyResponse } from 'shared-ui/validators/reservations/reservation'
import { requestStaffApi } from '../../lib/api.ts'
import { useAction } from '../../lib/hooks/use-action.ts'
import { reservationQueries } from './reservation-queries.ts'

const deleteReservation = (reservationID: string) =>
  requestStaffApi('reservation/delete', EmptyResponse, { method: 'delete', searchParams: { reservationID } })

/** Mutation that deletes a reservation; it settles once the reservation queries are refetched. */
export function useDeleteReservation() {
  const queryClient = useQueryClient()
  return useAction({
    mutationFn: deleteReservation,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: reservationQueries.all }),
  })
}
