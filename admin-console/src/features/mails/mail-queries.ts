import { infiniteQueryOptions } from '@tanstack/react-query'
import { UnsentMailsAnswer } from 'shared-ui/validators/mail'
import { callStaffApi } from '../../lib/api.ts'

const ALL = ['mails'] as const

/** How soon it is looked what became of a mail whose turn it is, in milliseconds. */
const LOOK_AGAIN_MS = 500

/** What the server tells of mails. */
export const mailQueries = {
  /** Every answer about mails, to be asked for anew after a change. */
  all: ALL,

  /** Those that could not be sent so far, newest first, a group at a time. */
  unsent: () =>
    infiniteQueryOptions({
      queryKey: [...ALL, 'unsent'],
      queryFn: ({ pageParam, signal }) =>
        callStaffApi('mail/unsent', UnsentMailsAnswer, {
          searchParams: pageParam === null ? {} : { after: pageParam },
          signal,
        }),
      // The first group has no cursor before it.
      initialPageParam: null as string | null,
      getNextPageParam: (last) => last.next,
      refetchInterval: ({ state }) => {
        const mails = state.data?.pages.flatMap((page) => page.mails) ?? []
        return mails.some((mail) => mail.state === 'queued') && LOOK_AGAIN_MS
      },
    }),
}
