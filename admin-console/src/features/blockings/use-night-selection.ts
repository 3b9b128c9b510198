import { type PointerEvent, useRef, useState } from 'react'
import type { CalendarDate } from 'shared-ui/rules/calendar-date'
import { nightAt } from './night-at.ts'
import { type NightSelection, toggled, withSpan } from './night-selection.ts'
import { useNightStretch } from './use-night-stretch.ts'

type Drag = { from: CalendarDate; before: NightSelection }

const isDragging = (event: { buttons: number }): boolean => (event.buttons & 1) === 1

/**
 * nights chosen one by one, by Shift from the last one pressed, by drag, or by Shift and arrows. What was chosen and may no longer be,
 * since somebody changed it meanwhile, is left out, and `lost` until something else is chosen.
 */
export function useNightSelection(canChoose: (night: CalendarDate) => boolean) {
  const [kept, setStored] = useState<NightSelection>([])
  const anchor = useRef<CalendarDate | null>(null)
  const drag = useRef<Drag | null>(null)
  const selection = kept.filter(canChoose)
  const lost = kept.filter((night) => !canChoose(night))

  const press = (night: CalendarDate, reach: 'shift' | 'alone') => {
    const from = anchor.current
    anchor.current = night
    if (reach === 'shift' && from !== null) {
      setStored(withSpan(selection, { from, to: night }, canChoose))
    } else setStored(toggled(selection, night))
  }
  const startDrag = (event: PointerEvent) => {
    const from = nightAt(event.target)
    drag.current = from !== undefined && canChoose(from) ? { from, before: selection } : null
  }
  const dragOver = (event: PointerEvent) => {
    const to = nightAt(event.target)
    if (drag.current === null || to === undefined || !isDragging(event)) return
    const { from, before } = drag.current
    // Within the night it began at, a press is still a press.
    if (from === to && selection.length === before.length) return
    anchor.current = to
    setStored(withSpan(before, { from, to }, canChoose))
  }
  const clear = () => setStored([])
  const stretch = useNightStretch({
    begin: (from) => ({ from, before: withSpan(selection, { from, to: from }, canChoose) }),
    drawTo: ({ from, before }, to) => {
      anchor.current = to
      setStored(withSpan(before, { from, to }, canChoose))
    },
    clear,
  })
  return {
    selection,
    lost,
    press,
    clear,
    pointer: {
      onPointerDown: (event: PointerEvent) => {
        stretch.end()
        startDrag(event)
      },
      onPointerOver: dragOver,
    },
    keys: stretch.keys,
  }
}
