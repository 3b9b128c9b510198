import { SelectField } from 'shared-ui/components/SelectField'
import { COMPLAINTS_PANEL } from 'shared-ui/copy/complaints-panel'
import { IGNORED_ADDRESS } from 'shared-ui/copy/ignored-address'
import { IgnoredNotice } from '../../lib/IgnoredNotice.tsx'
import { InboxPage } from '../../lib/inbox/InboxPage.tsx'
import type { OpenGroups } from '../../lib/paged-list/open-groups.ts'
import { ComplaintsList } from './ComplaintsList.tsx'
import styles from './ComplaintsScreen.module.css'
import { COMPLAINT_STATES, type ComplaintFilters } from './complaints-search.ts'

export type ComplaintsScreenProps = {
  filters: ComplaintFilters
  /** Names of what the address carries and cannot be used. */
  ignored?: string | undefined
  opened: OpenGroups
  onFiltersChange: (filters: ComplaintFilters) => void
}

const ADDRESS_LABELS = { state: COMPLAINTS_PANEL.state, groups: IGNORED_ADDRESS.groups }

/** A select keeps '' for 'nothing chosen', so all of them have a name of their own here. */
const ALL = 'all'

const CHOICES = [
  { value: ALL, label: COMPLAINTS_PANEL.states.all },
  ...COMPLAINT_STATES.map((state) => ({ value: state, label: COMPLAINTS_PANEL.states[state] })),
]

/** The Libro de Reclamaciones: every sheet with the time that is left to answer it (Ley 29571). */
export function ComplaintsScreen({ filters, ignored = '', opened, onFiltersChange }: ComplaintsScreenProps) {
  return (
    <InboxPage title={COMPLAINTS_PANEL.title}>
      <IgnoredNotice ignored={ignored} labels={ADDRESS_LABELS} />
      <search className={styles.bar} aria-label={COMPLAINTS_PANEL.filters}>
        <SelectField
          label={COMPLAINTS_PANEL.state}
          value={filters.state || ALL}
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
