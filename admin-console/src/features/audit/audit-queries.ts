import { infiniteQueryOptions } from '@tanstack/react-query'
import { AuditResponse } from 'shared-ui/validators/audit'
import { requestStaffApi } from '../../lib/api.ts'
import { ONE_VISIT_MS } from '../../lib/head-start.ts'
import { AUDIT } from '../../lib/resource-keys.ts'
import { auditParameters } from './audit-filters.ts'
import type { AuditFilters } from './audit-search.ts'

/** What the server tells of what was done. */
export const auditQueries = {
  /** The log, newest first, a group at a time. Every page of the console adds to it, so that every visit requests it. */
  list: (filters: AuditFilters) =>
    infiniteQueryOptions({
      queryKey: [...AUDIT, filters],
      queryFn: ({ pageParam, signal }) =>
        requestStaffApi('audit', AuditResponse, {
          searchParams: auditParameters(filters, pageParam),
          signal,
        }),
      // The first group has no cursor before it.
      initialPageParam: null as string | null,
      getNextPageParam: (last) => last.next,
      staleTime: ONE_VISIT_MS,
    }),
}
