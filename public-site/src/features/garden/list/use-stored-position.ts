import { useLocation } from '@tanstack/react-router'
import { useEffect, useLayoutEffect } from 'react'
import { type StoredPosition, storePosition, takeStoredPosition } from './stored-position.ts'

/** The position of the previous document; undefined until a list reads it, null once it is used. */
let before: StoredPosition | null | undefined

const forget = () => {
  before = null
}

/** Events by which a visitor scrolls. */
const SCROLL_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Restores the scroll position of the list after a reload, once the open groups have placeholders (`isWhole`: their plants). Browser
 * and router restore it too early, while the page is too short. Stops if the visitor scrolls meanwhile.
 */
export function useStoredPosition(isWhole: boolean): void {
  const entry = useLocation({ select: ({ state }) => state.__TSR_key ?? '' })
  useLayoutEffect(() => {
    before = before === undefined ? takeStoredPosition() : before
    if (before?.entry === entry) window.scrollTo({ top: before.top, behavior: 'instant' })
    if (isWhole || before?.entry !== entry) forget()
  }, [entry, isWhole])
  useEffect(() => {
    for (const event of SCROLL_EVENTS) addEventListener(event, forget, { once: true, passive: true })
    const store = () => storePosition({ entry, top: window.scrollY })
    addEventListener('pagehide', store)
    return () => removeEventListener('pagehide', store)
  }, [entry])
}
