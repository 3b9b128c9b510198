import { useEffect, useRef } from 'react'

/**
 * Where the last of a list was asked for and the button for it is gone, moves the focus on to the first that is new, so
 * that whoever goes by keyboard goes on from there (W-10). `results` goes on the element around the list, in which each
 * entry has one link; `shown` is how many there are.
 */
export function useFocusOnNew(shown: number, isWhole: boolean) {
  const results = useRef<HTMLDivElement>(null)
  const shownWhenAsked = useRef<number | null>(null)
  useEffect(() => {
    const before = shownWhenAsked.current
    if (before === null || shown <= before) return
    shownWhenAsked.current = null
    if (isWhole) results.current?.querySelectorAll('a')[before]?.focus()
  }, [shown, isWhole])
  const noteAsked = () => {
    shownWhenAsked.current = shown
  }
  return { results, noteAsked }
}
