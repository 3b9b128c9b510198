import type { AuditFilters } from './audit-search.ts'

export const NO_FILTERS: AuditFilters = { staffID: '', kind: '', from: '', to: '' }

/** Whether any filter is set. */
export const isNarrowed = (filters: AuditFilters): boolean =>
  Object.values(filters).some((value) => value !== '')

/** Sets the first day; a last day before it moves to the same day, as in the form of a stay. */
export const withFrom = (filters: AuditFilters, from: string): AuditFilters => ({
  ...filters,
  from,
  to: filters.to !== '' && filters.to < from ? from : filters.to,
})

/** Entries per request. */
const GROUP = '30'

/** Returns the parameters of `GET /audit` for the group after the cursor `after`, or for the first one. */
export const auditParameters = (filters: AuditFilters, after: string | null): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ group: GROUP, after: after ?? '', ...filters }).filter(([, value]) => value !== ''),
  )
