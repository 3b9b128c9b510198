import { useState, useSyncExternalStore } from 'react'

const REDUCED = '(prefers-reduced-motion: reduce)'

function watchMotion(onChange: () => void): () => void {
  const query = window.matchMedia(REDUCED)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the user prefers reduced motion; true in a prerendered page, so that nothing moves yet. */
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

/** Whether the page is hidden, as in a background tab. */
export const usePageHidden = (): boolean =>
  useSyncExternalStore(
    watchVisibility,
    () => document.hidden,
    () => false,
  )

type BlurTarget = { currentTarget: HTMLElement; relatedTarget: EventTarget | null }

/** Whether the mouse pointer or the focus is within an element, and the handlers that the element needs for that. */
export function useAttention() {
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  return {
    hasAttention: isHovered || isFocused,
    listeners: {
      onPointerEnter: (event: { pointerType: string }) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: BlurTarget) =>
        setFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
    },
  }
}
