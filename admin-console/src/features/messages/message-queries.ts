import { infiniteQueryOptions } from '@tanstack/react-query'
import { ContactMessagesAnswer } from 'shared-ui/validators/contact'
import { callStaffApi } from '../../lib/api.ts'

const ALL = ['messages'] as const

/** What the server tells of the messages of visitors. */
export const messageQueries = {
  /** The list, newest first, a group at a time. */
  list: () =>
    infiniteQueryOptions({
      queryKey: [...ALL, 'list'],
      queryFn: ({ pageParam, signal }) =>
        callStaffApi('contact/message', ContactMessagesAnswer, {
          searchParams: pageParam === null ? {} : { after: pageParam },
          signal,
        }),
      // The first group has no cursor before it.
      initialPageParam: null as string | null,
      getNextPageParam: (last) => last.next,
    }),
}
