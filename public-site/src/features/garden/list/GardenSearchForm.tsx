import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react'
import { Button } from 'shared-ui/components/Button'
import { TextField } from 'shared-ui/components/TextField'
import { GARDEN } from 'shared-ui/copy/garden/garden'
import { readTypedValues } from 'shared-ui/forms/read-typed-values'
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
  const form = useRef<HTMLFormElement>(null)
  // The text typed since the search `over`. It is discarded when the search changes, so that after going back the field shows
  // the search of the list.
  const [draft, setDraft] = useState<{ over: string; typed: string } | null>(null)
  if (draft && draft.over !== search) setDraft(null)
  const shown = draft?.over === search ? draft.typed : search

  useLayoutEffect(() => {
    const before = form.current && readTypedValues(form.current, { search: '' })
    if (before) setDraft((now) => now ?? { over: '', typed: before.search })
  }, [])

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSearch(shown)
  }
  return (
    <search aria-label={GARDEN.searchName}>
      <form className={styles.form} ref={form} onSubmit={send}>
        <TextField
          label={GARDEN.search}
          name="search"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={LONGEST_SEARCH}
          value={shown}
          onValueChange={(typed) => setDraft({ over: search, typed })}
        />
        <Button type="submit">{GARDEN.submit}</Button>
      </form>
    </search>
  )
}
