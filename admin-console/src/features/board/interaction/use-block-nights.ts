import { useQueryClient } from '@tanstack/react-query'
import { eachDay } from 'shared-ui/rules/dates/calendar-date'
import type { Period } from 'shared-ui/rules/reservations/statistics'
import { BlockingsChangedResponse } from 'shared-ui/validators/rooms/blocking'
import { requestStaffApi } from '../../../lib/api.ts'
import { useAction } from '../../../lib/hooks/use-action.ts'
import { blockingQueries } from '../../../lib/queries/blocking-queries.ts'
import { boardQueries } from '../board-queries.ts'

const blockNights = (roomID: string, { from, to }: Period) =>
  requestStaffApi('blocking/create', BlockingsChangedResponse, {
    method: 'post',
    searchParams: { roomID },
    json: { blockings: eachDay(from, to).map((date) => ({ date })) },
  })

/**
 * Mutation that blocks nights of a room, all of them or none. It settles once the board is refetched, also after an error,
 * because the error usually means that a night was taken meanwhile.
 */
export function useBlockNights(roomId: string) {
  const queryClient = useQueryClient()
  return useAction({
    mutationFn: (nights: Period) => blockNights(roomId, nights),
    onSettled: async () => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: boardQueries.all }),
        queryClient.invalidateQueries({ queryKey: blockingQueries.ofRoom(roomId).queryKey }),
      ])
    },
  })
}
