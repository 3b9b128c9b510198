import { useQueryClient } from '@tanstack/react-query'
import { ApiProblem } from 'shared-ui/api/problems'
import type { StayAction } from 'shared-ui/rules/reservations/states/stay-states'
import { type RestOfNights, StayMarkedResponse } from 'shared-ui/validators/reservations/stay'
import { requestStaffApi } from '../../../lib/api.ts'
import { useAction } from '../../../lib/hooks/use-action.ts'
import { resourceKeys } from '../../../lib/queries/resource-keys.ts'

const PATHS: Record<StayAction, string> = {
  check_in: 'reservation/check-in',
  check_out: 'reservation/check-out',
  no_show: 'reservation/no-show',
  undo: 'reservation/undo-stay',
}

/** An action on a reservation; `rest` only where the remaining nights were asked about. */
export type StayMark = { id: string; version: number; action: StayAction; rest?: RestOfNights }

const sendMark = ({ id, action, ...json }: StayMark) =>
  requestStaffApi(PATHS[action], StayMarkedResponse, {
    method: 'post',
    searchParams: { reservationID: id },
    json,
  })

/** Mutation that marks a stay or takes a mark back. It settles once the reservations are refetched, also after a conflict. */
export function useMarkStay() {
  const queryClient = useQueryClient()
  const refetch = () => queryClient.invalidateQueries({ queryKey: resourceKeys.reservations })
  return useAction({
    mutationFn: sendMark,
    onSuccess: refetch,
    onError: async (problem) => {
      if (problem instanceof ApiProblem && problem.status === 409) await refetch()
    },
  })
}
