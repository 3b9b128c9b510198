import { queryOptions } from '@tanstack/react-query'
import { InboxAnswer } from 'shared-ui/validators/inbox'
import { callStaffApi } from '../api.ts'

/** How often a console that is left open looks for what has come in, in milliseconds. */
const LOOK_EVERY_MS = 60_000

/** How much of what was written waits for staff. */
export const inboxQueries = {
  counts: () =>
    queryOptions({
      queryKey: ['inbox'],
      queryFn: ({ signal }) => callStaffApi('inbox', InboxAnswer, { signal }),
      refetchInterval: LOOK_EVERY_MS,
    }),
}
