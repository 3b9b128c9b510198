import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { ContactMessageResponse, ContactMessagesResponse } from 'shared-ui/validators/messages/contact'
import { requestStaffApi } from '../../lib/api.ts'
import { resourceKeys } from '../../lib/queries/resource-keys.ts'
import { groupParameters } from '../../lib/search/list-filters.ts'
import type { MessageFilters } from './messages-search.ts'

/** Queries for messages. */
export const messageQueries = {
  /** The messages, newest first, in groups. */
  list: (filters: MessageFilters) =>
    infiniteQueryOptions({
      queryKey: [...resourceKeys.messages, 'list', filters],
      queryFn: ({ pageParam, signal }) =>
        requestStaffApi('contact/message', ContactMessagesResponse, {
          searchParams: groupParameters(filters, pageParam),
          signal,
        }),
      initialPageParam: null as string | null,
      getNextPageParam: (last) => last.next,
    }),

  /** One message. */
  detail: (messageID: string) =>
    queryOptions({
      queryKey: [...resourceKeys.messages, 'detail', messageID],
      queryFn: ({ signal }) =>
        requestStaffApi('contact/find-one', ContactMessageResponse, { searchParams: { messageID }, signal }),
      select: (response) => response.message,
    }),
}
