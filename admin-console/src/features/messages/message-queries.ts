import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { ContactMessageResponse, ContactMessagesResponse } from 'shared-ui/validators/messages/contact'
import { requestStaffApi } from '../../lib/api.ts'
import { listParameters } from './message-filters.ts'
import type { MessageFilters } from './messages-search.ts'

const ALL = ['messages'] as const

/** Queries for messages. */
export const messageQueries = {
  /** Key prefix of all queries about messages, for invalidation after a change. */
  all: ALL,

  /** The messages, newest first, in groups. */
  list: (filters: MessageFilters) =>
    infiniteQueryOptions({
      queryKey: [...ALL, 'list', filters],
      queryFn: ({ pageParam, signal }) =>
        requestStaffApi('contact/message', ContactMessagesResponse, {
          searchParams: listParameters(filters, pageParam),
          signal,
        }),
      initialPageParam: null as string | null,
      getNextPageParam: (last) => last.next,
    }),

  /** One message. */
  detail: (messageID: string) =>
    queryOptions({
      queryKey: [...ALL, 'detail', messageID],
      queryFn: ({ signal }) =>
        requestStaffApi('contact/find-one', ContactMessageResponse, { searchParams: { messageID }, signal }),
      select: (response) => response.message,
    }),
}
