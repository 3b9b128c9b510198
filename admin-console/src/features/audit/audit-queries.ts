import { infiniteQueryOptions } from '@tanstack/react-query'
import { AuditResponse } from 'shared-ui/validators/staff/audit'
import { requestStaffApi } from '../../lib/api.ts'
import { VISIT_STALE_TIME_MS } from '../../lib/queries/prefetch.ts'
import { resourceKeys } from '../../lib/queries/resource-keys.ts'
import { auditParameters } from './audit-filters.ts'
import type { AuditFilters } from './audit-search.ts'

/** Queries for the audit log. */
export const auditQueries = {
  /** The log, newest first, in groups. Stale on every visit, because most pages of the console add to it. */
  list: (filters: AuditFilters) =>
    infiniteQueryOptions({
      queryKey: [...resourceKeys.audit, filters],
      queryFn: ({ pageParam, signal }) =>
        requestStaffApi('audit', AuditResponse, {
          searchParams: auditParameters(filters, pageParam),
          signal,
        }),
      initialPageParam: null as string | null,
      getNextPageParam: (last) => last.next,
      staleTime: VISIT_STALE_TIME_MS,
    }),
}
