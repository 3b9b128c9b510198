import { infiniteQueryOptions } from '@tanstack/react-query'
import {
  type UnsentMailResponse,
  UnsentMailsResponse,
  type UnsentState,
} from 'shared-ui/validators/messages/mail'
import { requestStaffApi } from '../../lib/api.ts'
import { refetchCountsIfDifferent } from '../../lib/inbox/inbox-queries.ts'
import { resourceKeys } from '../../lib/queries/resource-keys.ts'

/** Polling interval by state, in ms: while a mail is queued, and while it waits for its next attempt. */
const POLLING_MS: Partial<Record<UnsentState, number>> = { queued: 500, retrying: 10_000 }

/** Returns the shortest interval of the listed mails; false if all were given up. */
function pollingInterval(mails: readonly UnsentMailResponse[]): number | false {
  const waits = mails.flatMap(({ state }) => POLLING_MS[state] ?? [])
  return waits.length > 0 && Math.min(...waits)
}

/** Queries for mails. */
export const mailQueries = {
  /** The unsent mails, newest first, in groups. */
  unsent: () =>
    infiniteQueryOptions({
      queryKey: [...resourceKeys.mails, 'unsent'],
      queryFn: async ({ pageParam, signal, client }) => {
        const page = await requestStaffApi('mail/unsent', UnsentMailsResponse, {
          searchParams: pageParam === null ? {} : { after: pageParam },
          signal,
        })
        refetchCountsIfDifferent(client, 'mails', page.total)
        return page
      },
      initialPageParam: null as string | null,
      getNextPageParam: (last) => last.next,
      refetchInterval: ({ state }) => pollingInterval(state.data?.pages.flatMap((page) => page.mails) ?? []),
    }),
}
