import { COMPLAINTS_PANEL } from 'shared-ui/copy/messages/complaints-panel'
import { IGNORED_ADDRESS } from 'shared-ui/copy/problems/ignored-address'
import { InboxPage } from '../../../lib/inbox/InboxPage.tsx'
import type { OpenGroups } from '../../../lib/paged-list/open-groups.ts'
import { FilterSelect } from '../../../lib/search/FilterSelect.tsx'
import { IgnoredNotice } from '../../../lib/search/IgnoredNotice.tsx'
import { ComplaintsList } from './ComplaintsList.tsx'
import styles from './ComplaintsScreen.module.css'
import { COMPLAINT_STATES, type ComplaintFilters } from './complaints-search.ts'

export type ComplaintsScreenProps = {
  /** What the list is narrowed by, as in the address. */
  filters: ComplaintFilters
  /** Names of search parameters that were ignored because they are invalid. */
  ignored?: string | undefined
  /** How many groups of the list the address opens, and how to open one more. */
  opened: OpenGroups
  /** Receives the new filters when one is chosen, cleared or typed; the page puts them into the address. */
  onFiltersChange: (filters: ComplaintFilters) => void
}

const PARAMETER_LABELS = { state: COMPLAINTS_PANEL.state, groups: IGNORED_ADDRESS.groups }

const CHOICES = COMPLAINT_STATES.map((state) => ({ value: state, label: COMPLAINTS_PANEL.states[state] }))

/** The complaints book: every complaint, with the time left to reply to it (Ley 29571). */
export function ComplaintsScreen({ filters, ignored = '', opened, onFiltersChange }: ComplaintsScreenProps) {
  return (
    <InboxPage title={COMPLAINTS_PANEL.title}>
      <IgnoredNotice ignored={ignored} labels={PARAMETER_LABELS} />
      <search className={styles.bar} aria-label={COMPLAINTS_PANEL.filters}>
        <FilterSelect
          label={COMPLAINTS_PANEL.state}
          allLabel={COMPLAINTS_PANEL.states.all}
          value={filters.state}
          choices={CHOICES}
          onValueChange={(value) =>
            onFiltersChange({ state: COMPLAINT_STATES.find((state) => state === value) ?? '' })
          }
        />
      </search>
      <ComplaintsList filters={filters} opened={opened} onFiltersChange={onFiltersChange} />
    </InboxPage>
  )
}
