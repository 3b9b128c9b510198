import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Alert } from 'shared-ui/components/Alert'
import { Dialog } from 'shared-ui/components/Dialog'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { TextField } from 'shared-ui/components/TextField'
import { QUICK_SEARCH } from 'shared-ui/copy/console/quick-search'
import { usePausedText } from '../../lib/hooks/use-paused-text.ts'
import styles from './QuickSearchDialog.module.css'
import { quickSearchQueries } from './quick-search-queries.ts'
import { SearchResults } from './SearchResults.tsx'
import { type SearchTarget, searchGroups } from './search-entries.ts'
import { useActiveOption } from './use-active-option.ts'

export type QuickSearchDialogProps = {
  /** Opens the page of a result. */
  onOpen: (target: SearchTarget) => void
  /** Called by Escape or ✕: the dialog closes without a decision. */
  onDismiss: () => void
}

/** Finds reservations, rooms and plants from every page, by keyboard alone. */
export function QuickSearchDialog({ onOpen, onDismiss }: QuickSearchDialogProps) {
  const [typed, setTyped] = useState('')
  const search = usePausedText(typed.trim())
  const found = useQuery({ ...quickSearchQueries.of(search), placeholderData: keepPreviousData })
  const listId = useId()
  const groups = search !== '' && found.data ? searchGroups(found.data, search) : []
  const entries = groups.flatMap((group) => group.entries)
  const isCurrent = search === typed.trim() && found.isSuccess && !found.isPlaceholderData
  const { activeId, handleKeyDown } = useActiveOption({
    ids: entries.map(({ key }) => `${listId}-${key}`),
    onOpen: (index) => {
      const entry = entries[index]
      // The results of an earlier search must not open while those of the typed one are on their way.
      if (entry && isCurrent) onOpen(entry.target)
    },
  })
  return (
    <Dialog title={QUICK_SEARCH.title} onDismiss={onDismiss}>
      <TextField
        label={QUICK_SEARCH.field}
        hint={QUICK_SEARCH.hint}
        type="search"
        inputMode="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        role="combobox"
        aria-expanded={entries.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        data-initial-focus
        value={typed}
        onValueChange={setTyped}
        onKeyDown={handleKeyDown}
      />
      <p className={styles.status} role="status">
        {search !== '' && !found.error && statusText({ isCurrent, count: entries.length, search })}
      </p>
      {found.error && (
        <Alert>
          <ProblemText problem={found.error} />
        </Alert>
      )}
      <SearchResults id={listId} groups={groups} activeId={activeId} onOpen={onOpen} />
    </Dialog>
  )
}

function statusText({ isCurrent, count, search }: { isCurrent: boolean; count: number; search: string }) {
  if (!isCurrent) return QUICK_SEARCH.searching
  return count === 0 ? QUICK_SEARCH.nothing(search) : QUICK_SEARCH.found(count)
}
