import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Button } from 'shared-ui/components/Button'
import { EmptyState } from 'shared-ui/components/EmptyState'
import { AUDIT_PANEL } from 'shared-ui/copy/staff/audit-panel'
import type { OpenGroups } from '../../lib/paged-list/open-groups.ts'
import { PagedList } from '../../lib/paged-list/PagedList.tsx'
import { isNarrowed } from '../../lib/search/list-filters.ts'
import { AuditLines } from './AuditLines.tsx'
import { NO_FILTERS } from './audit-filters.ts'
import { auditQueries } from './audit-queries.ts'
import type { AuditFilters } from './audit-search.ts'

export type AuditListProps = {
  /** What the list is narrowed by, as in the address. */
  filters: AuditFilters
  /** How many groups of the list the address opens, and how to open one more. */
  opened: OpenGroups
  /** Receives the new filters when one is chosen or cleared; the page puts them into the address. */
  onFiltersChange: (filters: AuditFilters) => void
}

/** The audit log in each of its states. */
export function AuditList({ filters, opened, onFiltersChange }: AuditListProps) {
  const list = useInfiniteQuery({ ...auditQueries.list(filters), placeholderData: keepPreviousData })
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <PagedList
      list={list}
      shown={entries.length}
      opened={opened}
      words={AUDIT_PANEL}
      empty={<NoEntries filters={filters} onFiltersChange={onFiltersChange} />}
    >
      <AuditLines entries={entries} />
    </PagedList>
  )
}

/** Empty state of the log; if it is filtered, offers to clear the filters. */
function NoEntries({ filters, onFiltersChange }: Omit<AuditListProps, 'opened'>) {
  if (!isNarrowed(filters)) return <EmptyState title={AUDIT_PANEL.empty}>{AUDIT_PANEL.emptyText}</EmptyState>
  const clear = <Button onClick={() => onFiltersChange(NO_FILTERS)}>{AUDIT_PANEL.clearFilters}</Button>
  return (
    <EmptyState title={AUDIT_PANEL.empty} action={clear}>
      {AUDIT_PANEL.emptyFiltered}
    </EmptyState>
  )
}
