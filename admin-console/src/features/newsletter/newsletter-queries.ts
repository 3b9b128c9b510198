import { queryOptions } from '@tanstack/react-query'
import { SubscriptionCountsResponse } from 'shared-ui/validators/messages/newsletter'
import { requestStaffApi } from '../../lib/api.ts'
import { resourceKeys } from '../../lib/queries/resource-keys.ts'

/** Queries for the newsletter. */
export const newsletterQueries = {
  /** The number of subscriptions in each state. */
  counts: () =>
    queryOptions({
      queryKey: [...resourceKeys.newsletter, 'counts'],
      queryFn: ({ signal }) => requestStaffApi('newsletter/count', SubscriptionCountsResponse, { signal }),
    }),
}
