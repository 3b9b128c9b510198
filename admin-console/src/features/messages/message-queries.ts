import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { ContactMessageResponse, ContactMessagesResponse } from 'shared-ui/validators/contact'
import { requestStaffApi } from '../../lib/api.ts'
import { listParameters, type MessageFilters } from './messages-search.ts'

const ALL = ['messages'] as const

/** What the server tells of the messages of visitors. */
export const messageQueries = {
  /** Every answer about messages, to be asked for anew after a change. */
  all: ALL,

  /** The list, newest first, a group at a time. */
  list: (filters: MessageFilters) =>
    infiniteQueryOptions({
      queryKey: [...ALL, 'list', filters],
      queryFn: ({ pageParam, signal }) =>
        requestStaffApi('contact/message', ContactMessagesResponse, {
          searchParams: listParameters(filters, pageParam),
          signal,
        }),
      // The first group has no cursor before it.
      initialPageParam: null as string | null,
      getNextPageParam: (last) => last.next,
    }),

  /** One message. */
  detail: (messageID: string) =>
    queryOptions({
      queryKey: [...ALL, 'detail', messageID],
      queryFn: ({ signal }) =>
        requestStaffApi('contact/find-one', ContactMessageResponse, { searchParams: { messageID }, signal }),
      select: (answer) => answer.message,
    }),
}
