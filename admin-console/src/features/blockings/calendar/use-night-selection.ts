import { type PointerEvent, useRef, useState } from 'react'
import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { nightAt } from './night-at.ts'
import { type NightSelection, toggled, withSpan } from './night-selection.ts'
import { useNightStretch } from './use-night-stretch.ts'

type Drag = { from: CalendarDate; before: NightSelection }

/** A finger taps nights one by one: dragging it scrolls, and each tap begins with a `pointerover` that has a button pressed. */
const isFinger = ({ pointerType }: { pointerType: string }): boolean => pointerType === 'touch'

const isDragging = (event: { buttons: number }): boolean => (event.buttons & 1) === 1

/**
 * Selects nights by press, by Shift from the last one pressed, by drag of a mouse or pen, or by Shift and arrows. Selected nights that are no
 * longer selectable, because somebody changed them meanwhile, are left out of `selection` and returned in `lost`.
 */
export function useNightSelection(canSelect: (night: CalendarDate) => boolean) {
  const [selected, setSelected] = useState<NightSelection>([])
  const anchor = useRef<CalendarDate | null>(null)
  const drag = useRef<Drag | null>(null)
  const selection = selected.filter(canSelect)
  const lost = selected.filter((night) => !canSelect(night))

  const press = (night: CalendarDate, reach: 'shift' | 'alone') => {
    const from = anchor.current
    anchor.current = night
    if (reach === 'shift' && from !== null) {
      setSelected(withSpan(selection, { from, to: night }, canSelect))
    } else setSelected(toggled(selection, night))
  }
  const startDrag = (event: PointerEvent) => {
    const from = isFinger(event) ? undefined : nightAt(event.target)
    drag.current = from !== undefined && canSelect(from) ? { from, before: selection } : null
  }
  const dragOver = (event: PointerEvent) => {
    const to = nightAt(event.target)
    if (!isDragging(event)) drag.current = null
    if (drag.current === null || to === undefined || isFinger(event)) return
    const { from, before } = drag.current
    // A pointer that stays within its first night is a press, not a drag.
    if (from === to && selection.length === before.length) return
    anchor.current = to
    setSelected(withSpan(before, { from, to }, canSelect))
  }
  const clear = () => setSelected([])
  const stretch = useNightStretch({
    begin: (from) => ({ from, before: withSpan(selection, { from, to: from }, canSelect) }),
    extendTo: ({ from, before }, to) => {
      anchor.current = to
      setSelected(withSpan(before, { from, to }, canSelect))
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
