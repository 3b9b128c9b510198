import { useState } from 'react'

/**
 * The versions of a record that is being edited: `read` is the one that the form began with, `saved` the one that
 * somebody else has saved meanwhile, or null, `stored` the newest that this form knows.
 */
export function useVersions<Saved>(record: Saved) {
  const [read, setRead] = useState(record)
  const [saved, setSaved] = useState<Saved | null>(null)
  return {
    read,
    saved,
    stored: saved ?? read,
    conflictWith: (theirs: Saved) => setSaved(() => theirs),
    /** Continues from the saved version. */
    accept: (theirs: Saved) => {
      setSaved(null)
      setRead(() => theirs)
    },
  }
}
