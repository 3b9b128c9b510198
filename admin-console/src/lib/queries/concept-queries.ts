import { queryOptions } from '@tanstack/react-query'
import { ConceptsResponse } from 'shared-ui/validators/payments/folio'
import { requestStaffApi } from '../api.ts'
import { resourceKeys } from './resource-keys.ts'

/** Queries for the concepts of charges that staff define. */
export const conceptQueries = {
  /** All concepts, by name. */
  list: () =>
    queryOptions({
      queryKey: resourceKeys.concepts,
      queryFn: ({ signal }) => requestStaffApi('folio/concepts', ConceptsResponse, { signal }),
      select: (response) => response.concepts,
    }),
}
