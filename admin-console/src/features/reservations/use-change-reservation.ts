import { useQueryClient } from '@tanstack/react-query'
import { ApiProblem } from 'shared-ui/api/problems'
import { savedMeanwhile } from 'shared-ui/forms/stored-record'
import { EmptyResponse, ReservationDetailResponse } from 'shared-ui/validators/reservation'
import { requestStaffApi } from '../../lib/api.ts'
import { useAction } from '../../lib/use-action.ts'
import type { CancelBody } from './refund-draft.ts'
import { reservationQueries } from './reservation-queries.ts'
import type { ChangeBody } from './stay-change.ts'

/** Makes a call about a reservation; done only once what is shown of reservations is fresh again. */
function useReservationRequest<Body>(path: string, reservationID: string) {
  const queryClient = useQueryClient()
  return useAction({
    mutationFn: (json: Body) =>
      requestStaffApi(path, EmptyResponse, { method: 'post', searchParams: { reservationID }, json }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: reservationQueries.all }),
    // What was shown is not so any more: it is asked for anew, and the next press sends what is shown then.
    onError: async (problem) => {
      if (!(problem instanceof ApiProblem) || problem.status !== 409) return
      await queryClient.invalidateQueries({ queryKey: reservationQueries.all })
    },
  })
}

/** Case 19: the reservation as somebody else has saved it meanwhile, where that is why the server refused. */
export const reservationSavedMeanwhile = (problem: unknown) =>
  savedMeanwhile(problem, ReservationDetailResponse.entries.reservation)

/** saves other nights or another room. */
export const useChangeReservation = (reservationId: string) =>
  useReservationRequest<ChangeBody>('reservation/change', reservationId)

/** P-08: cancels a reservation. */
export const useCancelReservation = (reservationId: string) =>
  useReservationRequest<CancelBody>('reservation/cancel', reservationId)
