import { useLocation } from '@tanstack/react-router'
import { useEffect, useLayoutEffect } from 'react'
import { type StoredPosition, storePosition, takePlace } from './stored-position.ts'

/** Of the page before this one; undefined until a list asks for it, null once it is of no use any more. */
let before: StoredPosition | null | undefined

const forget = () => {
  before = null
}

/** What moves a window by hand. */
const TOUCHES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * P-06: a reload comes back to where one was, once the groups that were open have their places (`isWhole`: their plants). The
 * browser and the router restore the window before, while the page is too short for it. Whoever moves it meanwhile is left there.
 */
export function useStoredPosition(isWhole: boolean): void {
  const entry = useLocation({ select: ({ state }) => state.__TSR_key ?? '' })
  useLayoutEffect(() => {
    before = before === undefined ? takePlace() : before
    if (before?.entry === entry) window.scrollTo({ top: before.top, behavior: 'instant' })
    if (isWhole || before?.entry !== entry) forget()
  }, [entry, isWhole])
  useEffect(() => {
    for (const touch of TOUCHES) addEventListener(touch, forget, { once: true, passive: true })
    const keep = () => storePosition({ entry, top: window.scrollY })
    addEventListener('pagehide', keep)
    return () => removeEventListener('pagehide', keep)
  }, [entry])
}
