import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CalendarDate } from '../../rules/dates/calendar-date.ts'
import { addMonths, dayAfterKey, monthOf, sameDayIn } from '../../rules/dates/month-grid.ts'

/** The first and the last day that a calendar shows. */
export type DayRange = { first: CalendarDate; last: CalendarDate }

const within = (day: CalendarDate, { first, last }: DayRange): CalendarDate => {
  if (day < first) return first
  return day > last ? last : day
}

/**
 * The one day of a calendar that Tab reaches; its month is the one shown. Keys move it, and the focus with it.
 */
export function useFocusedDay(initial: CalendarDate, range: DayRange) {
  const grid = useRef<HTMLTableElement>(null)
  const [chosen, setChosen] = useState(initial)
  const focused = within(chosen, range)
  const month = monthOf(focused)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const target = dayAfterKey(event.key, focused)
    if (target === null) return
    event.preventDefault()
    flushSync(() => setChosen(within(target, range)))
    grid.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus()
  }

  return {
    focused,
    month,
    grid: { ref: grid, onKeyDown },
    focusDay: setChosen,
    /** Shows the month before (-1) or after (1); undefined at the end of the range. */
    turn: (months: -1 | 1): (() => void) | undefined => {
      const target = addMonths(month, months)
      if (target < monthOf(range.first) || target > monthOf(range.last)) return undefined
      return () => setChosen(sameDayIn(target, focused))
    },
  }
}
