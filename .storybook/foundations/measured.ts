import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Reads something off an element after it is laid out, and again when the window changes its size. */
export function useMeasured<T extends HTMLElement>(
  read: (element: T) => string,
): [ref: RefObject<T | null>, value: string] {
  const ref = useRef<T>(null)
  const [value, setValue] = useState('')
  // After every render, because `read` is another function then; an equal value stops the loop.
  useLayoutEffect(() => {
    const measure = () => {
      if (ref.current) setValue(read(ref.current))
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  })
  return [ref, value]
}

/** '24 px' of a computed length. */
export const inPixels = (computed: string): string =>
  `${Math.round(Number.parseFloat(computed) * 10) / 10} px`
