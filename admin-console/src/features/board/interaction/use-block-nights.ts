import { useQueryClient } from '@tanstack/react-query'
import { eachDay } from 'shared-ui/rules/dates/calendar-date'
import type { Period } from 'shared-ui/rules/dates/period'
import { BlockingsChangedResponse } from 'shared-ui/validators/rooms/blocking'
import { requestStaffApi } from '../../../lib/api.ts'
import { useAction } from '../../../lib/hooks/use-action.ts'
import { refetchBlockings } from './refetch-blockings.ts'

/** The nights to block, and why; empty if staff do not say. */
export type NightsToBlock = Period & { reason: string }

const blockNights = (roomID: string, { from, to, reason }: NightsToBlock) =>
  requestStaffApi('blocking/create', BlockingsChangedResponse, {
    method: 'post',
    searchParams: { roomID },
    json: { blockings: eachDay(from, to).map((date) => ({ date })), reason },
  })

/**
 * Mutation that blocks nights of a room, all of them or none. It settles once the board is refetched, also after an error,
 * because the error usually means that a night was taken meanwhile.
 */
export function useBlockNights(roomId: string) {
  const queryClient = useQueryClient()
  return useAction({
    mutationFn: (nights: NightsToBlock) => blockNights(roomId, nights),
    onSettled: () => refetchBlockings(queryClient, roomId),
  })
}
