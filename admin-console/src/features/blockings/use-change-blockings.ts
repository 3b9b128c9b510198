import { useQueryClient } from '@tanstack/react-query'
import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { type Blocking, BlockingsChangedResponse } from 'shared-ui/validators/rooms/blocking'
import { requestStaffApi } from '../../lib/api.ts'
import { useAction } from '../../lib/hooks/use-action.ts'
import { blockingQueries } from '../../lib/queries/blocking-queries.ts'

/** Whether the calendar blocks or unblocks nights. */
export type Action = 'block' | 'unblock'

/** The nights to change; why they are blocked, empty if staff do not say. */
export type BlockingsChange = { nights: readonly CalendarDate[]; reason: string }

const send = (action: Action, roomID: string, body: { blockings: readonly object[]; reason?: string }) =>
  requestStaffApi(action === 'block' ? 'blocking/create' : 'blocking/delete', BlockingsChangedResponse, {
    method: action === 'block' ? 'post' : 'delete',
    searchParams: { roomID },
    json: body,
  })

/** Returns the request's entries for the nights; unblocking also sends the ids of the blockings. */
const entriesOf = (action: Action, nights: readonly CalendarDate[], blockings: readonly Blocking[]) =>
  action === 'block'
    ? nights.map((date) => ({ date }))
    : blockings.filter(({ date }) => nights.includes(date))

/** Blocks or unblocks nights. The calendar is refetched in any case, since an error means that somebody changed it. */
export function useChangeBlockings(action: Action, roomId: string, blockings: readonly Blocking[]) {
  const queryClient = useQueryClient()
  return useAction({
    mutationFn: ({ nights, reason }: BlockingsChange) =>
      send(action, roomId, {
        blockings: entriesOf(action, nights, blockings),
        ...(action === 'block' && { reason }),
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: blockingQueries.ofRoom(roomId).queryKey }),
  })
}
