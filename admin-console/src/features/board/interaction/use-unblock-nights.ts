import { useQueryClient } from '@tanstack/react-query'
import type { BoardBlocking } from 'shared-ui/validators/reservations/board'
import { BlockingsChangedResponse } from 'shared-ui/validators/rooms/blocking'
import { requestStaffApi } from '../../../lib/api.ts'
import { useAction } from '../../../lib/hooks/use-action.ts'
import { blockingQueries } from '../../../lib/queries/blocking-queries.ts'
import { refetchBlockings } from './refetch-blockings.ts'

/** Mutation that unblocks the nights of a bar from today on: those that are still blocked when it runs. */
export function useUnblockNights({ room, inDate, outDate }: BoardBlocking) {
  const queryClient = useQueryClient()
  return useAction({
    mutationFn: async () => {
      const { blockings } = await queryClient.query(blockingQueries.ofRoom(room))
      const nights = blockings.filter(({ date }) => date >= inDate && date <= outDate)
      if (nights.length === 0) return
      await requestStaffApi('blocking/delete', BlockingsChangedResponse, {
        method: 'delete',
        searchParams: { roomID: room },
        json: { blockings: nights },
      })
    },
    onSettled: () => refetchBlockings(queryClient, room),
  })
}
