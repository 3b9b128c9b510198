import { useLayoutEffect, useState } from 'react'
import { Button } from 'shared-ui/components/Button'
import { TextField } from 'shared-ui/components/TextField'
import { GARDEN } from 'shared-ui/copy/garden/garden'
import { readTypedValues } from 'shared-ui/forms/read-typed-values'
import { useFormFields } from 'shared-ui/forms/use-form-fields'
import styles from './GardenSearchForm.module.css'
import { LONGEST_SEARCH } from './garden-search.ts'

export type GardenSearchFormProps = {
  /** The search text of the address. */
  search: string
  /** Called with the typed text on Enter or 'Buscar'. */
  onSearch: (typed: string) => void
}

/** The search form of the garden. Before hydration the browser itself submits it and puts the text into the address. */
export function GardenSearchForm({ search, onSearch }: GardenSearchFormProps) {
  // The text typed since the search `over`. It is discarded when the search changes, so that after going back the field shows
  // the search of the list.
  const [draft, setDraft] = useState<{ over: string; typed: string } | null>(null)
  if (draft && draft.over !== search) setDraft(null)
  const shown = draft?.over === search ? draft.typed : search

  const form = useFormFields({
    draft: { search: shown },
    onDraftChange: (change) => setDraft({ over: search, typed: change({ search: shown }).search }),
    // Every text can be searched for.
    check: () => ({}),
    onSubmit: (typed) => onSearch(typed.search),
  })
  const { ref } = form.element
  useLayoutEffect(() => {
    const before = ref.current && readTypedValues(ref.current, { search: '' })
    if (before) setDraft((now) => now ?? { over: '', typed: before.search })
  }, [ref])

  return (
    <search aria-label={GARDEN.searchName}>
      <form className={styles.form} {...form.element}>
        <TextField
          {...form.field('search')}
          label={GARDEN.search}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={LONGEST_SEARCH}
        />
        <Button type="submit">{GARDEN.submit}</Button>
      </form>
    </search>
  )
}
