import { BedDouble, CalendarDays, Sprout } from 'lucide-react'
import { QUICK_SEARCH } from 'shared-ui/copy/console/quick-search'
import styles from './QuickSearchDialog.module.css'
import type { SearchEntry, SearchGroup, SearchTarget } from './search-entries.ts'

const ICONS = { reservations: CalendarDays, rooms: BedDouble, plants: Sprout } as const

export type SearchResultsProps = {
  /** The id of the listbox; options have it as their prefix. */
  id: string
  groups: readonly SearchGroup[]
  activeId: string | undefined
  onOpen: (target: SearchTarget) => void
}

/** The results as a listbox of groups. The focus stays in the field, which points to the active option. */
export function SearchResults({ id, groups, activeId, onOpen }: SearchResultsProps) {
  return (
    <div className={styles.results} id={id} role="listbox" aria-label={QUICK_SEARCH.title}>
      {groups.map(({ kind, entries }) => (
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <p className={styles.group} id={`${id}-${kind}`} role="presentation">
            {QUICK_SEARCH.groups[kind]}
          </p>
          {entries.map((entry) => (
            <Option
              key={entry.key}
              id={`${id}-${entry.key}`}
              entry={entry}
              Icon={ICONS[kind]}
              isActive={`${id}-${entry.key}` === activeId}
              onOpen={onOpen}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

type OptionProps = {
  id: string
  entry: SearchEntry
  Icon: (typeof ICONS)[keyof typeof ICONS]
  isActive: boolean
  onOpen: SearchResultsProps['onOpen']
}

function Option({ id, entry, Icon, isActive, onOpen }: OptionProps) {
  return (
    <button
      className={styles.option}
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onClick={() => onOpen(entry.target)}
    >
      <Icon className={styles.icon} aria-hidden="true" />
      <span className={styles.name}>{entry.name}</span>
      {entry.note && <span className={styles.note}>{entry.note}</span>}
    </button>
  )
}
