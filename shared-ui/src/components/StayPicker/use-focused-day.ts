import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CalendarDate } from '../../rules/dates/calendar-date.ts'
import { addMonths, monthOf, sameDayIn } from '../../rules/dates/month.ts'
import { type DayRange, dayAfterKey, monthsShownAt } from '../../rules/dates/month-grid.ts'

const within = (day: CalendarDate, { first, last }: DayRange): CalendarDate => {
  if (day < first) return first
  return day > last ? last : day
}

/**
 * The one day of a calendar that Tab reaches. Keys move it, and the focus with it; the months shown change only when it leaves
 * them.
 */
export function useFocusedDay(initial: CalendarDate, range: DayRange) {
  const calendar = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState(() => within(initial, range))
  const [turnedTo, setTurnedTo] = useState(monthOf(chosen))
  const focused = within(chosen, range)
  const turned = monthsShownAt(turnedTo, range)
  const months = turned.includes(monthOf(focused)) ? turned : monthsShownAt(monthOf(focused), range)

  const focusDay = (day: CalendarDate) => {
    setChosen(day)
    if (!months.includes(monthOf(day))) setTurnedTo(monthOf(day))
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const target = dayAfterKey(event.key, focused)
    if (target === null) return
    event.preventDefault()
    flushSync(() => focusDay(within(target, range)))
    calendar.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus()
  }

  return {
    focused,
    /** One month, or two at the end of the first. */
    months,
    calendar,
    onKeyDown,
    focusDay,
    /** Returns a function that shows the previous or the next month; undefined at that end of the range. */
    turnTo: (direction: 'previous' | 'next'): (() => void) | undefined => {
      const [from, count] = direction === 'next' ? [months.at(-1), 1] : [months[0], -1]
      const month = addMonths(from ?? turnedTo, count)
      if (month < monthOf(range.first) || month > monthOf(range.last)) return undefined
      return () => {
        setTurnedTo(month)
        setChosen(sameDayIn(month, focused))
      }
    },
  }
}
