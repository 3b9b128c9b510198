import { useState, useSyncExternalStore } from 'react'

const REDUCED = '(prefers-reduced-motion: reduce)'

function watchMotion(onChange: () => void): () => void {
  const query = window.matchMedia(REDUCED)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether who looks wants less motion (W-10); in a prerendered page they do, so that nothing moves yet. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    watchMotion,
    () => window.matchMedia(REDUCED).matches,
    () => true,
  )

function watchVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

/** Whether the page is out of sight, as in a tab behind others. */
export const usePageHidden = (): boolean =>
  useSyncExternalStore(
    watchVisibility,
    () => document.hidden,
    () => false,
  )

type Leaving = { currentTarget: HTMLElement; relatedTarget: EventTarget | null }

/** Whether the pointer of a mouse or the focus is within an element, and what it must tell for that. */
export function useAttention() {
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  return {
    isHeld: isHovered || isFocused,
    listeners: {
      onPointerEnter: (event: { pointerType: string }) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: Leaving) =>
        setFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
    },
  }
}
