import type { KeyboardEvent, RefObject } from 'react'
import { monthsFrom } from 'shared-ui/rules/board-span'
import { addDays, type CalendarDate, daysBetween } from 'shared-ui/rules/calendar-date'
import { cellAt, placeAfterKey } from './board-moves.ts'
import type { BoardRow } from './board-rows.ts'
import type { BoardGridActions } from './use-board-grid.ts'
import type { useBoardSpot } from './use-board-spot.ts'
import type { useNightChoice } from './use-night-choice.ts'

type KeysOver = {
  rows: readonly BoardRow[]
  /** The first day of the board. */
  from: CalendarDate
  spot: ReturnType<typeof useBoardSpot>
  choice: ReturnType<typeof useNightChoice>
  menu: RefObject<HTMLElement | null>
}

const MONTH_KEYS: Record<string, 1 | -1> = { PageUp: -1, PageDown: 1 }
const STEPS: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 }

/**
 * W-10: all that a mouse does on the board, by keys. Enter opens a bar, or begins a choice on a free night, or goes to what
 * can be done with it; Shift and an arrow draw it on.
 */
export function useBoardKeys(
  { rows, from, spot, choice, menu }: KeysOver,
  { onMoveMonth, onOpen }: BoardGridActions,
) {
  const { place } = spot
  const { standing } = choice
  const date = addDays(from, place.night)

  const press = () => {
    const cell = cellAt(rows, place)
    const isChosen = standing?.row === place.row && date >= standing.nights.from && date <= standing.nights.to
    if (cell?.kind === 'bar') onOpen(cell)
    else if (isChosen) menu.current?.querySelector<HTMLElement>('a, button')?.focus()
    else choice.begin(place)
  }
  const stretch = (step: 1 | -1) => {
    const { row } = place
    const before = standing?.row === row ? standing.choice : { anchor: date, head: date }
    const drawn = choice.drawTo({ row, night: daysBetween(from, before.head) + step }, before.anchor)
    if (drawn) spot.goTo({ row, night: daysBetween(from, drawn.head) })
  }
  const turn = (by: 1 | -1) => {
    spot.awaitNight(monthsFrom(date, by))
    onMoveMonth(by)
  }
  const deedOf = (event: KeyboardEvent): (() => void) | null => {
    const { key, shiftKey, ctrlKey } = event
    const [month, step] = [MONTH_KEYS[key], STEPS[key]]
    if (month !== undefined) return () => turn(month)
    if (shiftKey && step !== undefined) return () => stretch(step)
    // With Control it is the browser's: it opens a bar's link in another tab.
    if ((key === 'Enter' || key === ' ') && !ctrlKey) return press
    const next = placeAfterKey(rows, place, event)
    return next && (() => spot.goTo(next))
  }
  const obey = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey) return
    const deed = deedOf(event)
    if (!deed) return
    event.preventDefault()
    deed()
  }
  return { obey }
}
