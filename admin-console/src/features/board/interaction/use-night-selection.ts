import { useState } from 'react'
import {
  extendedTo,
  isStillSelectable,
  type NightRangeSelection,
  selectedNights,
  selectionTowards,
} from 'shared-ui/rules/board/board-selection'
import { addDays, type CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import type { Period } from 'shared-ui/rules/dates/period'
import { type BoardRow, selectableNightIn } from '../board-rows.ts'
import type { CellPosition } from './board-moves.ts'

type StoredSelection = NightRangeSelection & {
  roomId: string
  /** A night next to the head that is not visible yet; it is selected too once it turns out to be free. */
  awaited?: CalendarDate
}

/** The selected nights, all free and of one room, with the row of that room. */
export type Selection = { row: number; range: NightRangeSelection; nights: Period }

/**
 * The nights selected on the board: of one room, without an occupied one among them. A selection is dropped when somebody
 * takes one of its nights, or when the board moves away from it.
 */
export function useNightSelection(
  rows: readonly BoardRow[],
  { period, today }: { period: Period; today: CalendarDate },
) {
  const [stored, setStored] = useState<StoredSelection | null>(null)
  const index = rows.findIndex(({ room }) => room._id === stored?.roomId)
  const row = rows[index]
  const selection = stored && row ? selectionIn(row, stored) : null

  function selectionIn(boardRow: BoardRow, storedSelection: StoredSelection): Selection | null {
    const canSelect = selectableNightIn(boardRow, period, today)
    if (!isStillSelectable(storedSelection, canSelect)) return null
    const range = extendedTo(storedSelection, storedSelection.awaited, canSelect)
    return { row: index, range, nights: selectedNights(range) }
  }

  /** Selects from a night to a cell of the same row, as far as the nights are free; null if the first night is not. */
  const selectTo = (position: CellPosition, anchor: CalendarDate): NightRangeSelection | null => {
    const boardRow = rows[position.row]
    if (!boardRow) return null
    const towards = addDays(period.from, position.night)
    const range = selectionTowards(anchor, towards, selectableNightIn(boardRow, period, today))
    setStored(range && { ...range, roomId: boardRow.room._id })
    return range
  }
  /** Selects one night; returns whether it can be selected. */
  const begin = (position: CellPosition): boolean =>
    selectTo(position, addDays(period.from, position.night)) !== null
  /** Extends the selection to a night of its row; returns whether it reached that night. */
  const extendTo = (night: number): boolean => {
    const range = selection && selectTo({ row: selection.row, night }, selection.range.anchor)
    return range?.head === addDays(period.from, night)
  }
  /** Extends a selection to a night that is not visible yet, once the board shows it. */
  const awaitNight = (row: number, range: NightRangeSelection, awaited: CalendarDate) => {
    const roomId = rows[row]?.room._id
    if (roomId !== undefined) setStored({ ...range, roomId, awaited })
  }
  return { selection, begin, selectTo, extendTo, awaitNight, clear: () => setStored(null) }
}
