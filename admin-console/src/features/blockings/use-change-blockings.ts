import { useQueryClient } from '@tanstack/react-query'
import type { CalendarDate } from 'shared-ui/rules/calendar-date'
import { type Blocking, BlockingsChangedAnswer } from 'shared-ui/validators/blocking'
import { callStaffApi } from '../../lib/api.ts'
import { blockingQueries } from '../../lib/blocking-queries.ts'
import { useDeed } from '../../lib/use-deed.ts'

/** What the calendar is for: nights off offer, or on offer again. */
export type Deed = 'block' | 'unblock'

const send = (deed: Deed, roomID: string, blockings: readonly object[]) =>
  callStaffApi(deed === 'block' ? 'blocking/create' : 'blocking/delete', BlockingsChangedAnswer, {
    method: deed === 'block' ? 'post' : 'delete',
    searchParams: { roomID },
    json: { blockings },
  })

/** The wire's entries for the nights: unblocking names the blockings by their ids too. */
const entriesOf = (deed: Deed, nights: readonly CalendarDate[], blockings: readonly Blocking[]) =>
  deed === 'block' ? nights.map((date) => ({ date })) : blockings.filter(({ date }) => nights.includes(date))

/** blocks or unblocks the nights. Either way the calendar is asked for anew, since somebody changed it. */
export function useChangeBlockings(deed: Deed, roomId: string, blockings: readonly Blocking[]) {
  const queryClient = useQueryClient()
  return useDeed({
    mutationFn: (nights: readonly CalendarDate[]) => send(deed, roomId, entriesOf(deed, nights, blockings)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: blockingQueries.ofRoom(roomId).queryKey }),
  })
}
