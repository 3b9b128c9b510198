import { queryOptions } from '@tanstack/react-query'
import { SubscriptionCountsResponse } from 'shared-ui/validators/messages/newsletter'
import { requestStaffApi } from '../../lib/api.ts'

/** The key of everything about the newsletter. */
export const NEWSLETTER_KEY = ['newsletter']

/** Queries for the newsletter. */
export const newsletterQueries = {
  /** The number of subscriptions in each state. */
  counts: () =>
    queryOptions({
      queryKey: [...NEWSLETTER_KEY, 'counts'],
      queryFn: ({ signal }) => requestStaffApi('newsletter/count', SubscriptionCountsResponse, { signal }),
    }),
}
