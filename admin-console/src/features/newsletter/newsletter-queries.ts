import { queryOptions } from '@tanstack/react-query'
import { SubscriptionCountsResponse } from 'shared-ui/validators/newsletter'
import { requestStaffApi } from '../../lib/api.ts'

/** What the server tells of the newsletter. */
export const newsletterQueries = {
  /** How many consents stand in each state. */
  counts: () =>
    queryOptions({
      queryKey: ['newsletter', 'counts'],
      queryFn: ({ signal }) => requestStaffApi('newsletter/count', SubscriptionCountsResponse, { signal }),
    }),
}
