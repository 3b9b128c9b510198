import { queryOptions } from '@tanstack/react-query'
import { QuickSearchResponse } from 'shared-ui/validators/reservations/quick-search'
import { requestStaffApi } from '../../lib/api.ts'
import { resourceKeys } from '../../lib/queries/resource-keys.ts'

/** Queries of the search over all pages. Their key starts with that of the reservations, which most results are. */
export const quickSearchQueries = {
  of: (search: string) =>
    queryOptions({
      queryKey: [...resourceKeys.reservations, 'quick-search', search],
      queryFn: ({ signal }) =>
        requestStaffApi('search', QuickSearchResponse, { searchParams: { search }, signal }),
      enabled: search !== '',
    }),
}
