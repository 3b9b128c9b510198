import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type InboxCounts, InboxResponse } from 'shared-ui/validators/inbox'
import { requestStaffApi } from '../api.ts'

/** How often a console that is left open looks for what has come in, in milliseconds. */
const LOOK_EVERY_MS = 60_000

/** How much of what was written waits for staff. */
export const inboxQueries = {
  counts: () =>
    queryOptions({
      queryKey: ['inbox'],
      queryFn: ({ signal }) => requestStaffApi('inbox', InboxResponse, { signal }),
      refetchInterval: LOOK_EVERY_MS,
    }),
}

/** Has the counts asked for anew where a list, which was asked for later, holds another number than they say. */
export function lookWhereCountDiffers(answers: QueryClient, list: keyof InboxCounts, total: number): void {
  const { queryKey } = inboxQueries.counts()
  const counts = answers.getQueryData(queryKey)
  if (counts && counts[list] !== total) void answers.invalidateQueries({ queryKey })
}
