import { useEffect } from 'react'

/**
 * Opens the search with Control+K or Command+K, also while somebody types: with a modifier it is no single-character shortcut
 * (WCAG 2.1.4). An open dialog must be closed first.
 */
export function useSearchKey(onSearch: () => void): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      // The browser's own search in the address bar.
      event.preventDefault()
      if (!document.querySelector('dialog:modal')) onSearch()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  })
}
