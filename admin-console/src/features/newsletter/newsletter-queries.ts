import { queryOptions } from '@tanstack/react-query'
import { SubscriptionCountsResponse } from 'shared-ui/validators/messages/newsletter'
import { requestStaffApi } from '../../lib/api.ts'

/** Queries for the newsletter. */
export const newsletterQueries = {
  /** The number of subscriptions in each state. */
  counts: () =>
    queryOptions({
      queryKey: ['newsletter', 'counts'],
      queryFn: ({ signal }) => requestStaffApi('newsletter/count', SubscriptionCountsResponse, { signal }),
    }),
}
