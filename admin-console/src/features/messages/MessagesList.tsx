import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Button } from 'shared-ui/components/Button'
import { EmptyState } from 'shared-ui/components/EmptyState'
import { MESSAGES_PANEL } from 'shared-ui/copy/messages/messages-panel'
import type { StoredMessageResponse } from 'shared-ui/validators/messages/contact'
import type { OpenGroups } from '../../lib/paged-list/open-groups.ts'
import { PagedList } from '../../lib/paged-list/PagedList.tsx'
import { isNarrowed } from '../../lib/search/list-filters.ts'
import { MessageCards } from './MessageCards.tsx'
import { NO_FILTERS } from './message-filters.ts'
import { messageQueries } from './message-queries.ts'
import type { MessageFilters } from './messages-search.ts'

export type MessagesListProps = {
  filters: MessageFilters
  opened: OpenGroups
  onFiltersChange: (filters: MessageFilters) => void
  onAttend: (message: StoredMessageResponse) => void
  /** The id of the message whose state is being changed. */
  attending: string | null
}

/** The list of messages in each of its states. */
export function MessagesList({ filters, opened, onFiltersChange, onAttend, attending }: MessagesListProps) {
  const list = useInfiniteQuery({ ...messageQueries.list(filters), placeholderData: keepPreviousData })
  const messages = list.data?.pages.flatMap((page) => page.messages) ?? []
  const empty = isNarrowed(filters) ? (
    <EmptyState
      title={MESSAGES_PANEL.empty}
      action={<Button onClick={() => onFiltersChange(NO_FILTERS)}>{MESSAGES_PANEL.clearFilters}</Button>}
    >
      {MESSAGES_PANEL.emptyFiltered}
    </EmptyState>
  ) : (
    <EmptyState title={MESSAGES_PANEL.empty}>{MESSAGES_PANEL.emptyText}</EmptyState>
  )
  return (
    <PagedList list={list} shown={messages.length} opened={opened} words={MESSAGES_PANEL} empty={empty}>
      <MessageCards messages={messages} onAttend={onAttend} attending={attending} />
    </PagedList>
  )
}
