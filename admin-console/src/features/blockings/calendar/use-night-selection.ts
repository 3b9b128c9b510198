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
export function useNightSelection(canChoose: (night: CalendarDate) => boolean) {
  const [chosen, setChosen] = useState<NightSelection>([])
  const anchor = useRef<CalendarDate | null>(null)
  const drag = useRef<Drag | null>(null)
  const selection = chosen.filter(canChoose)
  const lost = chosen.filter((night) => !canChoose(night))

  const press = (night: CalendarDate, reach: 'shift' | 'alone') => {
    const from = anchor.current
    anchor.current = night
    if (reach === 'shift' && from !== null) {
      setChosen(withSpan(selection, { from, to: night }, canChoose))
    } else setChosen(toggled(selection, night))
  }
  const startDrag = (event: PointerEvent) => {
    const from = isFinger(event) ? undefined : nightAt(event.target)
    drag.current = from !== undefined && canChoose(from) ? { from, before: selection } : null
  }
  const dragOver = (event: PointerEvent) => {
    const to = nightAt(event.target)
    if (!isDragging(event)) drag.current = null
    if (drag.current === null || to === undefined || isFinger(event)) return
    const { from, before } = drag.current
    // A pointer that stays within its first night is a press, not a drag.
    if (from === to && selection.length === before.length) return
    anchor.current = to
    setChosen(withSpan(before, { from, to }, canChoose))
  }
  const clear = () => setChosen([])
  const stretch = useNightStretch({
    begin: (from) => ({ from, before: withSpan(selection, { from, to: from }, canChoose) }),
    extendTo: ({ from, before }, to) => {
      anchor.current = to
      setChosen(withSpan(before, { from, to }, canChoose))
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
