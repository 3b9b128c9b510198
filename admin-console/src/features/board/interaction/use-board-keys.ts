import type { KeyboardEvent, RefObject } from 'react'
import { addDays } from 'shared-ui/rules/dates/calendar-date'
import { monthsFrom } from 'shared-ui/rules/dates/month'
import { cellAt, nightBeyond, positionAfterKey } from './board-moves.ts'
import { type BoardGridActions, type BoardStepsContext, useBoardSteps } from './use-board-steps.ts'

type BoardKeysContext = BoardStepsContext & { menu: RefObject<HTMLElement | null> }

const MONTH_KEYS: Record<string, 1 | -1> = { PageUp: -1, PageDown: 1 }
const STEPS: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 }

/**
 * Keyboard control of the board. Enter opens a bar, selects a free night, or moves to the menu of a selected one; Shift and
 * an arrow key extend the selection. Arrow keys move the board at its edges.
 */
export function useBoardKeys({ menu, ...context }: BoardKeysContext, actions: BoardGridActions) {
  const { rows, from, focusedCell, selector } = context
  const { position } = focusedCell
  const { selection } = selector
  const steps = useBoardSteps(context, actions)
  const date = addDays(from, position.night)

  const activate = () => {
    const cell = cellAt(rows, position)
    const isSelected =
      selection?.row === position.row && date >= selection.nights.from && date <= selection.nights.to
    if (cell?.kind === 'bar') actions.onOpen(cell)
    else if (isSelected) menu.current?.querySelector<HTMLElement>('a, button')?.focus()
    else selector.begin(position)
  }
  const moveMonth = (by: 1 | -1) => {
    focusedCell.awaitNight(monthsFrom(focusedCell.awaitedNight() ?? date, by))
    actions.onMoveMonth(by)
  }
  const moveOf = (event: KeyboardEvent): (() => void) | null => {
    const beyond = nightBeyond(rows, position, event.key)
    if (beyond !== null) return () => steps.moveBeyondEdge(beyond)
    const next = positionAfterKey(rows, position, event)
    return next && (() => focusedCell.goTo(next))
  }
  const actionOf = (event: KeyboardEvent): (() => void) | null => {
    const { key, shiftKey, ctrlKey } = event
    const step = STEPS[key]
    if (shiftKey && step !== undefined) return () => steps.extend(step)
    // Control+Enter is left to the browser, which opens the link of a bar in another tab.
    if ((key === 'Enter' || key === ' ') && !ctrlKey) return activate
    return moveOf(event)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey) return
    const month = MONTH_KEYS[event.key]
    const action = month === undefined ? actionOf(event) : () => moveMonth(month)
    if (!action) return
    event.preventDefault()
    // While the board is about to move, a held arrow key must not move the focus along the old days; months add up.
    if (month !== undefined || focusedCell.awaitedNight() === null) action()
  }
  return { handleKeyDown }
}
