import { useEffect, useRef } from 'react'

/**
 * Where the last of a list was asked for and the button for it is gone, moves the focus on to the first that is new, so
 * that whoever goes by keyboard goes on from there (W-10). `results` goes on the element around the list, whose
 * entries are its `li` or the rows of its table's body; `shown` is how many there are.
 */
export function useFocusOnNew(shown: number, isWhole: boolean) {
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
