import { useQueryClient } from '@tanstack/react-query'
import { ApiProblem } from 'shared-ui/api/problems'
import { savedRecordOf } from 'shared-ui/forms/stored-record'
import { EmptyResponse } from 'shared-ui/validators/http/empty-response'
import { ReservationDetailResponse } from 'shared-ui/validators/reservations/reservation'
import { requestStaffApi } from '../../lib/api.ts'
import { useAction } from '../../lib/hooks/use-action.ts'
import { resourceKeys } from '../../lib/queries/resource-keys.ts'
import type { CancelBody } from './cancel/refund-draft.ts'
import type { ChangeBody } from './change/stay-change.ts'
import type { CorrectionBody } from './correct/correction-draft.ts'

/** Mutation for a reservation; it settles once the reservation queries are refetched. */
function useReservationRequest<Body>(path: string, reservationID: string, method: 'post' | 'put' = 'post') {
  const queryClient = useQueryClient()
  return useAction({
    mutationFn: (json: Body) =>
      requestStaffApi(path, EmptyResponse, { method, searchParams: { reservationID }, json }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: resourceKeys.reservations }),
    // A 409 means that the shown data is outdated: it is refetched, so that a retry sends the current values.
    onError: async (problem) => {
      if (!(problem instanceof ApiProblem) || problem.status !== 409) return
      await queryClient.invalidateQueries({ queryKey: resourceKeys.reservations })
    },
  })
}

/** The version that somebody else saved, if the error is a version conflict; otherwise null. */
export const reservationSavedMeanwhile = (problem: unknown) =>
  savedRecordOf(problem, ReservationDetailResponse.entries.reservation)

/** Mutation that changes nights or room of a reservation. */
export const useChangeReservation = (reservationId: string) =>
  useReservationRequest<ChangeBody>('reservation/change', reservationId)

/** Mutation that cancels a reservation. */
export const useCancelReservation = (reservationId: string) =>
  useReservationRequest<CancelBody>('reservation/cancel', reservationId)

/** Mutation that corrects the client, the texts and the notes of a reservation. */
export const useCorrectReservation = (reservationId: string) =>
  useReservationRequest<CorrectionBody>('reservation/update', reservationId, 'put')

/** Mutation that mails the confirmation to the guest again. */
export const useResendConfirmation = (reservationId: string) =>
  useReservationRequest<void>('reservation/send-confirmation', reservationId)
