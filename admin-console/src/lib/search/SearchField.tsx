import { useEffect, useState } from 'react'
import { TextField } from 'shared-ui/components/TextField'

/** Debounce of the search, in ms. */
const PAUSE_MS = 300

export type SearchFieldProps = {
  /** The visible name of the field. */
  label: string
  /** The current search term, as in the URL. */
  search: string
  /** Receives the trimmed term after a pause in typing, or at once by Enter. */
  onSearch: (search: string) => void
}

/** Search field that searches after a pause in typing, and at once on Enter or blur. */
export function SearchField({ label, search, onSearch }: SearchFieldProps) {
  // Null while the user is not typing: the field then shows the search term of the URL.
  const [draft, setDraft] = useState<string | null>(null)
  const term = draft?.trim() ?? search

  useEffect(() => {
    if (term === search) return
    const timer = setTimeout(() => onSearch(term), PAUSE_MS)
    return () => clearTimeout(timer)
  })

  const searchNow = () => {
    if (term !== search) onSearch(term)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        searchNow()
      }}
    >
      <TextField
        label={label}
        type="search"
        inputMode="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={draft ?? search}
        onValueChange={setDraft}
        onBlur={() => {
          searchNow()
          setDraft(null)
        }}
      />
    </form>
  )
}
