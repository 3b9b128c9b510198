import { useEffect, useState } from 'react'
import { TextField } from 'shared-ui/components/TextField'

/** How long a pause in typing is taken for its end, in milliseconds. */
const PAUSE_MS = 300

export type SearchFieldProps = {
  label: string
  /** What is searched for now, as the address has it. */
  search: string
  onSearch: (search: string) => void
}

/** Search that follows the typing after a pause, and at once on Enter or on leaving the field. */
export function SearchField({ label, search, onSearch }: SearchFieldProps) {
  // Null while nobody types: then the field shows what the address says, whoever changed it.
  const [draft, setDraft] = useState<string | null>(null)
  const wanted = draft?.trim() ?? search

  useEffect(() => {
    if (wanted === search) return
    const timer = setTimeout(() => onSearch(wanted), PAUSE_MS)
    return () => clearTimeout(timer)
  })

  const searchNow = () => {
    if (wanted !== search) onSearch(wanted)
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
