import { useQueryClient } from '@tanstack/react-query'
import { DoneAnswer } from 'shared-ui/validators/reservation'
import { callStaffApi } from '../../lib/api.ts'
import { useDeed } from '../../lib/use-deed.ts'
import { reservationQueries } from './reservation-queries.ts'

const deleteReservation = (reservationID: string) =>
  callStaffApi('reservation/delete', DoneAnswer, { method: 'delete', searchParams: { reservationID } })

/** Deletes a reservation; done only once what is shown of reservations is fresh again (W-08). */
export function useDeleteReservation() {
  const queryClient = useQueryClient()
  return useDeed({
    mutationFn: deleteReservation,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: reservationQueries.all }),
  })
}
