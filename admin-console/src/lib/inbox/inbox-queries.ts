import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type InboxCounts, InboxResponse } from 'shared-ui/validators/messages/inbox'
import { requestStaffApi } from '../api.ts'
import { resourceKeys } from '../queries/resource-keys.ts'

/** Polling interval of the counts, in ms. */
const LOOK_EVERY_MS = 60_000

/** How many items of each kind wait for staff. */
export const inboxQueries = {
  counts: () =>
    queryOptions({
      queryKey: resourceKeys.inbox,
      queryFn: ({ signal }) => requestStaffApi('inbox', InboxResponse, { signal }),
      refetchInterval: LOOK_EVERY_MS,
    }),
}

/** Invalidates the counts if a list that was fetched later has another total than they report. */
export function refetchCountsIfDifferent(
  queryClient: QueryClient,
  list: Exclude<keyof InboxCounts, 'backup'>,
  total: number,
): void {
  const { queryKey } = inboxQueries.counts()
  const counts = queryClient.getQueryData(queryKey)
  if (counts && counts[list] !== total) void queryClient.invalidateQueries({ queryKey })
}
