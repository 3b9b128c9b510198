import { useRef } from 'react'

/**
 * Moves the focus on to the first of what was just loaded, so that whoever goes by keyboard goes on from there (W-10).
 * `results` goes on the element around the list, in which each entry has one link.
 */
export function useFocusOnNew() {
  const results = useRef<HTMLDivElement>(null)
  const focusOnNew = (shownBefore: number) => {
    // The new ones are drawn by the next frame.
    requestAnimationFrame(() => results.current?.querySelectorAll('a')[shownBefore]?.focus())
  }
  return { results, focusOnNew }
}
