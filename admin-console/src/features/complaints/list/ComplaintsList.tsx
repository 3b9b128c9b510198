import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Button } from 'shared-ui/components/Button'
import { EmptyState } from 'shared-ui/components/EmptyState'
import { COMPLAINTS_PANEL } from 'shared-ui/copy/messages/complaints-panel'
import { useMedia } from '../../../lib/hooks/use-media.ts'
import type { OpenGroups } from '../../../lib/paged-list/open-groups.ts'
import { PagedList } from '../../../lib/paged-list/PagedList.tsx'
import { complaintQueries } from '../complaint-queries.ts'
import { ComplaintCards } from './ComplaintCards.tsx'
import { ComplaintsTable } from './ComplaintsTable.tsx'
import type { ComplaintFilters } from './complaints-search.ts'

/** Minimum width of the table; narrower screens show cards. */
const TABLE_FITS = 'print, (min-width: 44rem)'

export type ComplaintsListProps = {
  filters: ComplaintFilters
  opened: OpenGroups
  onFiltersChange: (filters: ComplaintFilters) => void
}

/** The list of complaints in each of its states. */
export function ComplaintsList({ filters, opened, onFiltersChange }: ComplaintsListProps) {
  const Complaints = useMedia(TABLE_FITS) ? ComplaintsTable : ComplaintCards
  const list = useInfiniteQuery({ ...complaintQueries.list(filters), placeholderData: keepPreviousData })
  const complaints = list.data?.pages.flatMap((page) => page.complaints) ?? []
  const empty =
    filters.state === '' ? (
      <EmptyState title={COMPLAINTS_PANEL.empty}>{COMPLAINTS_PANEL.emptyText}</EmptyState>
    ) : (
      <EmptyState
        title={COMPLAINTS_PANEL.empty}
        action={<Button onClick={() => onFiltersChange({ state: '' })}>{COMPLAINTS_PANEL.showAll}</Button>}
      >
        {COMPLAINTS_PANEL.emptyFiltered}
      </EmptyState>
    )
  return (
    <PagedList list={list} shown={complaints.length} opened={opened} words={COMPLAINTS_PANEL} empty={empty}>
      <Complaints complaints={complaints} />
    </PagedList>
  )
}
