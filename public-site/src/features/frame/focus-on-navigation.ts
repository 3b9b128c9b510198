import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** The id of the page's `<main>`. */
export const MAIN_ID = 'contenido'

/**
 * Moves the focus to the content of the new page after a navigation within the site, so that screen readers announce it. The
 * focus of the first page stays where the browser put it.
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
