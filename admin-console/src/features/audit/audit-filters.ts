import type { AuditFilters } from './audit-search.ts'

export const NO_FILTERS: AuditFilters = { staffID: '', kind: '', from: '', to: '' }

/** Whether anything is narrowed at all. */
export const isNarrowed = (filters: AuditFilters): boolean =>
  Object.values(filters).some((value) => value !== '')

/** A new first day; a last day before it moves there too, as the dates of a stay do (P-10). */
export const withFrom = (filters: AuditFilters, from: string): AuditFilters => ({
  ...filters,
  from,
  to: filters.to !== '' && filters.to < from ? from : filters.to,
})

/** How many lines a call asks for. */
const GROUP = '30'

/** The parameters of `GET /audit` for the group after the cursor `after`, or for the first one. */
export const auditParameters = (filters: AuditFilters, after: string | null): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ group: GROUP, after: after ?? '', ...filters }).filter(([, value]) => value !== ''),
  )
