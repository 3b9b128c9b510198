import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

/** A slide is the current one from here on: more than half of it is in sight. */
const IN_SIGHT = 0.6

/** A strip of slides that scrolls sideways: which is in sight, and how to bring another there. `count` of them. */
export function useStrip(count: number, behaviour: ScrollBehavior) {
  const ref = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  /** Where a press is taking it: what it passes on the way is not where it stands. */
  const heading = useRef<number | null>(null)

  // Fingers move it too, so the strip itself is asked where it stands.
  useEffect(() => {
    const strip = ref.current
    if (!strip) return
    const slides = Array.from(strip.children)
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.findLast((entry) => entry.isIntersecting)
        if (!shown) return
        const index = slides.indexOf(shown.target)
        if (heading.current !== null && heading.current !== index) return
        heading.current = null
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
    const wanted = (index + count) % count
    const isNeighbour = Math.abs(wanted - current) === 1
    heading.current = wanted
    strip.scrollTo({ left: wanted * strip.clientWidth, behavior: isNeighbour ? behaviour : 'instant' })
    setCurrent(wanted)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = indexFor(event.key, { current, count })
    if (wanted === null) return
    event.preventDefault()
    show(wanted)
  }

  /** A finger or a wheel has taken hold of it. */
  const letGo = () => {
    heading.current = null
  }

  return { current, show, strip: { ref, onKeyDown, onPointerDown: letGo, onWheel: letGo } }
}

/** Where a key leads to, or null for any other key. */
function indexFor(key: string, { current, count }: { current: number; count: number }): number | null {
  const places: Record<string, number> = {
    ArrowLeft: current - 1,
    ArrowRight: current + 1,
    Home: 0,
    End: count - 1,
  }
  return places[key] ?? null
}
