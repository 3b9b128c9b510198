import { queryOptions } from '@tanstack/react-query'
import { SubscriptionCountsAnswer } from 'shared-ui/validators/newsletter'
import { callStaffApi } from '../../lib/api.ts'

/** What the server tells of the newsletter. */
export const newsletterQueries = {
  /** How many consents stand in each state. */
  counts: () =>
    queryOptions({
      queryKey: ['newsletter', 'counts'],
      queryFn: ({ signal }) => callStaffApi('newsletter/count', SubscriptionCountsAnswer, { signal }),
    }),
}
