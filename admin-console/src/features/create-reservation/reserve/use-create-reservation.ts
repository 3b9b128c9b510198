import { useQueryClient } from '@tanstack/react-query'
import { isRefusal } from 'shared-ui/api/problems'
import { ReservationCreatedResponse } from 'shared-ui/validators/reservations/reservation'
import { requestStaffApi } from '../../../lib/api.ts'
import { useAction } from '../../../lib/hooks/use-action.ts'
import { resourceKeys } from '../../../lib/queries/resource-keys.ts'
import { roomQueries } from '../../../lib/queries/room-queries.ts'
import type { StaffReservation } from './staff-reservation.ts'

const createReservation = (request: StaffReservation) =>
  requestStaffApi('reservation/create', ReservationCreatedResponse, {
    method: 'post',
    searchParams: { roomID: request.reservation.room },
    json: request,
  })

/**
 * Mutation that creates a reservation. If the price changed, the room is refetched so that a retry sends the new price; if a night
 * was taken, the free rooms are.
 */
export function useCreateReservation(roomId: string) {
  const queryClient = useQueryClient()
  return useAction({
    mutationFn: createReservation,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: resourceKeys.reservations }),
    onError: async (problem) => {
      if (isRefusal(problem, 'nights_taken') || isRefusal(problem, 'nights_held')) {
        await queryClient.invalidateQueries({ queryKey: resourceKeys.availability })
      }
      if (!isRefusal(problem, 'amounts_differ')) return
      await queryClient.invalidateQueries({ queryKey: roomQueries.detail(roomId).queryKey })
    },
  })
}
