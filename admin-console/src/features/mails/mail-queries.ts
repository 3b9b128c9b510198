import { infiniteQueryOptions } from '@tanstack/react-query'
import { type UnsentMailResponse, UnsentMailsResponse, type UnsentState } from 'shared-ui/validators/mail'
import { requestStaffApi } from '../../lib/api.ts'
import { lookWhereCountDiffers } from '../../lib/inbox/inbox-queries.ts'

const ALL = ['mails'] as const

/** How soon it is looked what became of a mail whose turn it is, and of one that is tried again later, in milliseconds. */
const LOOK_AGAIN_MS: Partial<Record<UnsentState, number>> = { queued: 500, retrying: 10_000 }

/** What was given up stays as it is. */
function lookAgainMs(mails: readonly UnsentMailResponse[]): number | false {
  const waits = mails.flatMap(({ state }) => LOOK_AGAIN_MS[state] ?? [])
  return waits.length > 0 && Math.min(...waits)
}

/** What the server tells of mails. */
export const mailQueries = {
  /** Every answer about mails, to be asked for anew after a change. */
  all: ALL,

  /** Those that could not be sent so far, newest first, a group at a time. */
  unsent: () =>
    infiniteQueryOptions({
      queryKey: [...ALL, 'unsent'],
      queryFn: async ({ pageParam, signal, client }) => {
        const page = await requestStaffApi('mail/unsent', UnsentMailsResponse, {
          searchParams: pageParam === null ? {} : { after: pageParam },
          signal,
        })
        lookWhereCountDiffers(client, 'mails', page.total)
        return page
      },
      // The first group has no cursor before it.
      initialPageParam: null as string | null,
      getNextPageParam: (last) => last.next,
      refetchInterval: ({ state }) => lookAgainMs(state.data?.pages.flatMap((page) => page.mails) ?? []),
    }),
}
