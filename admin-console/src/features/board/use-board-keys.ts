import type { KeyboardEvent, RefObject } from 'react'
import { monthsFrom } from 'shared-ui/rules/board-span'
import { addDays } from 'shared-ui/rules/calendar-date'
import { cellAt, nightBeyond, placeAfterKey } from './board-moves.ts'
import { type BoardGridActions, type StepsOver, useBoardSteps } from './use-board-steps.ts'

type KeysOver = StepsOver & { menu: RefObject<HTMLElement | null> }

const MONTH_KEYS: Record<string, 1 | -1> = { PageUp: -1, PageDown: 1 }
const STEPS: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 }

/**
 * W-10: all that a mouse does on the board, by keys. Enter opens a bar, or begins a choice on a free night, or goes to what
 * can be done with it; Shift and an arrow draw it on. Arrows go on beyond the edge of what is shown.
 */
export function useBoardKeys({ menu, ...over }: KeysOver, actions: BoardGridActions) {
  const { rows, from, spot, choice } = over
  const { place } = spot
  const { standing } = choice
  const steps = useBoardSteps(over, actions)
  const date = addDays(from, place.night)

  const press = () => {
    const cell = cellAt(rows, place)
    const isChosen = standing?.row === place.row && date >= standing.nights.from && date <= standing.nights.to
    if (cell?.kind === 'bar') actions.onOpen(cell)
    else if (isChosen) menu.current?.querySelector<HTMLElement>('a, button')?.focus()
    else choice.begin(place)
  }
  const turn = (by: 1 | -1) => {
    spot.awaitNight(monthsFrom(spot.awaitedNight() ?? date, by))
    actions.onMoveMonth(by)
  }
  const walk = (event: KeyboardEvent): (() => void) | null => {
    const beyond = nightBeyond(rows, place, event.key)
    if (beyond !== null) return () => steps.reach(beyond)
    const next = placeAfterKey(rows, place, event)
    return next && (() => spot.goTo(next))
  }
  const actionOf = (event: KeyboardEvent): (() => void) | null => {
    const { key, shiftKey, ctrlKey } = event
    const step = STEPS[key]
    if (shiftKey && step !== undefined) return () => steps.stretch(step)
    // With Control it is the browser's: it opens a bar's link in another tab.
    if ((key === 'Enter' || key === ' ') && !ctrlKey) return press
    return walk(event)
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey) return
    const month = MONTH_KEYS[event.key]
    const action = month === undefined ? actionOf(event) : () => turn(month)
    if (!action) return
    event.preventDefault()
    // A key held down must not go on along days that are about to go; whole months add up.
    if (month !== undefined || spot.awaitedNight() === null) action()
  }
  return { handleKey }
}
