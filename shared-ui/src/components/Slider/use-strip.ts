import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** A slide is the current one when more than this share of it is visible. */
const IN_SIGHT = 0.6

export type StripOptions = {
  /** The number of slides. */
  count: number
  behaviour: ScrollBehavior
  /** The index of the slide that is visible at first; by default the first. */
  initial?: number | undefined
}

/** A strip of slides that scrolls sideways: which one is visible, and how to scroll to another. */
export function useStrip({ count, behaviour, initial = 0 }: StripOptions) {
  const ref = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(initial)
  /** The slide that a press scrolls to: slides that pass on the way do not become current. */
  const scrollTarget = useRef<number | null>(null)

  useInitialScroll(ref, initial)

  // Swipes scroll it too, so the current slide is read from the strip itself.
  useEffect(() => {
    const strip = ref.current
    if (!strip) return
    const slides = Array.from(strip.children)
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.filter((entry) => entry.isIntersecting).at(-1)
        if (!shown) return
        const index = slides.indexOf(shown.target)
        if (scrollTarget.current !== null && scrollTarget.current !== index) return
        scrollTarget.current = null
        setCurrent(index)
      },
      { root: strip, threshold: IN_SIGHT },
    )
    for (const slide of slides) observer.observe(slide)
    return () => observer.disconnect()
  }, [])

  const show = (index: number) => {
    const strip = ref.current
    if (!strip) return
    const target = (index + count) % count
    const isNeighbour = Math.abs(target - current) === 1
    scrollTarget.current = target
    strip.scrollTo({ left: target * strip.clientWidth, behavior: isNeighbour ? behaviour : 'instant' })
    setCurrent(target)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const target = indexFor(event.key, { current, count })
    if (target === null) return
    event.preventDefault()
    show(target)
  }

  /** Called when a finger or a wheel starts to scroll it. */
  const handleScrollStart = () => {
    scrollTarget.current = null
  }

  return {
    current,
    show,
    strip: { ref, onKeyDown, onPointerDown: handleScrollStart, onWheel: handleScrollStart },
  }
}

/** The index that a key leads to, or null for any other key. */
function indexFor(key: string, { current, count }: { current: number; count: number }): number | null {
  const indices: Record<string, number> = {
    ArrowLeft: current - 1,
    ArrowRight: current + 1,
    Home: 0,
    End: count - 1,
  }
  return indices[key] ?? null
}

/** Scrolls the strip to its initial slide before the first paint. */
function useInitialScroll(strip: RefObject<HTMLDivElement | null>, initial: number): void {
  const start = useRef(initial)
  useLayoutEffect(() => {
    const element = strip.current
    if (element && start.current > 0)
      element.scrollTo({ left: start.current * element.clientWidth, behavior: 'instant' })
  }, [strip])
}
