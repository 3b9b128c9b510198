import { useEffect, useRef } from 'react'

/**
 * When the last part of a list was loaded and the button for it disappears, moves the focus to the first new entry, so that
 * keyboard users can continue there. `results` is the ref of the element around the list, whose entries are its `li` or table
 * rows; `shown` is their number, and `isWhole` whether no more can be loaded.
 */
export function useFocusOnNew({ shown, isWhole }: { shown: number; isWhole: boolean }) {
  const results = useRef<HTMLDivElement>(null)
  const shownOnRequest = useRef<number | null>(null)
  useEffect(() => {
    const before = shownOnRequest.current
    if (before === null || shown <= before) return
    shownOnRequest.current = null
    if (isWhole) results.current?.querySelectorAll('li, tbody tr')[before]?.querySelector('a')?.focus()
  }, [shown, isWhole])
  const noteRequested = () => {
    shownOnRequest.current = shown
  }
  return { results, noteRequested }
}
