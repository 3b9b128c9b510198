import { Button } from 'shared-ui/components/Button'
import { MESSAGE_STATE_WORDS, MESSAGES_PANEL } from 'shared-ui/copy/messages/messages-panel'
import { MESSAGE_STATES } from 'shared-ui/rules/messages/message-states'
import { FilterSelect } from '../../lib/search/FilterSelect.tsx'
import { isNarrowed } from '../../lib/search/list-filters.ts'
import { SearchField } from '../../lib/search/SearchField.tsx'
import styles from './MessageFiltersBar.module.css'
import { NO_FILTERS } from './message-filters.ts'
import type { MessageFilters } from './messages-search.ts'

export type MessageFiltersBarProps = {
  filters: MessageFilters
  onFiltersChange: (filters: MessageFilters) => void
}

const STATE_CHOICES = MESSAGE_STATES.map((state) => ({ value: state, label: MESSAGE_STATE_WORDS[state] }))

/** Filters of the messages by text and state, applied on every change. */
export function MessageFiltersBar({ filters, onFiltersChange }: MessageFiltersBarProps) {
  const selectState = (value: string) =>
    onFiltersChange({ ...filters, state: MESSAGE_STATES.find((state) => state === value) ?? '' })
  return (
    <search className={styles.bar} aria-label={MESSAGES_PANEL.filters}>
      <SearchField
        label={MESSAGES_PANEL.search}
        search={filters.search}
        onSearch={(search) => onFiltersChange({ ...filters, search })}
      />
      <FilterSelect
        label={MESSAGES_PANEL.state}
        allLabel={MESSAGES_PANEL.allStates}
        value={filters.state}
        choices={STATE_CHOICES}
        onValueChange={selectState}
      />
      {isNarrowed(filters) && (
        <Button variant="quiet" onClick={() => onFiltersChange(NO_FILTERS)}>
          {MESSAGES_PANEL.clearFilters}
        </Button>
      )}
    </search>
  )
}
