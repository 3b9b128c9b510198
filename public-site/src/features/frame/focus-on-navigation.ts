import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** The id of the page's `<main>`. */
export const MAIN_ID = 'contenido'

/**
 * After a link within the site the focus goes to the new page's content, as it would with a page of its own; who listens
 * hears where they are (W-10). The first page keeps the focus where the browser put it.
 */
export function useFocusOnNavigation(): void {
  const path = useLocation({ select: (location) => location.pathname })
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
  }, [path])
}
