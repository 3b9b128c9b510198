import { groupParameters } from '../../lib/search/list-filters.ts'
import type { AuditFilters } from './audit-search.ts'

export const NO_FILTERS: AuditFilters = { staffID: '', kind: '', from: '', to: '' }

/** Entries per request. */
const GROUP = '30'

/** Returns the parameters of `GET /audit` for the group after the cursor `after`, or for the first one. */
export const auditParameters = (filters: AuditFilters, after: string | null): Record<string, string> => ({
  group: GROUP,
  ...groupParameters(filters, after),
})
