import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react'
import { Button } from 'shared-ui/components/Button'
import { TextField } from 'shared-ui/components/TextField'
import { GARDEN } from 'shared-ui/copy/garden'
import { typedBefore } from 'shared-ui/forms/read-typed-values'
import styles from './GardenSearchForm.module.css'
import { LONGEST_SEARCH } from './garden-search.ts'

export type GardenSearchFormProps = {
  /** What is looked for now, as the address has it. */
  search: string
  /** Described what was typed, on Enter or 'Buscar'. */
  onSearch: (typed: string) => void
}

/** P-06: the search of the garden. Before its code has come, the browser itself puts what was typed into the address. */
export function GardenSearchForm({ search, onSearch }: GardenSearchFormProps) {
  const form = useRef<HTMLFormElement>(null)
  // What was typed over a search. Once another is looked for, the field shows that, and what was typed is gone for good: who
  // goes back finds in the field what the list is of.
  const [draft, setDraft] = useState<{ over: string; typed: string } | null>(null)
  if (draft && draft.over !== search) setDraft(null)
  const shown = draft?.over === search ? draft.typed : search

  useLayoutEffect(() => {
    const before = form.current && typedBefore(form.current, { search: '' })
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
