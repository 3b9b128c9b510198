import { useState } from 'react'
import {
  choiceTowards,
  chosenNights,
  drawnOnto,
  type NightChoice,
  stillStands,
} from 'shared-ui/rules/board-selection'
import { addDays, type CalendarDate } from 'shared-ui/rules/calendar-date'
import type { Period } from 'shared-ui/rules/statistics'
import type { Place } from './board-moves.ts'
import { type BoardRow, nightChooser } from './board-rows.ts'

type StoredChoice = NightChoice & {
  roomId: string
  /** A night next to its head that the board does not show yet: it is chosen too once it is seen to be free. */
  awaited?: CalendarDate
}

/** Free nights of one room that are chosen, and in which row. */
export type Selection = { row: number; choice: NightChoice; nights: Period }

/**
 * nights chosen on the board, always of one room and without a taken one among them. A choice falls by itself when
 * somebody took one of its nights meanwhile, or when the board has moved on from it.
 */
export function useNightChoice(
  rows: readonly BoardRow[],
  { period, today }: { period: Period; today: CalendarDate },
) {
  const [kept, setStored] = useState<StoredChoice | null>(null)
  const index = rows.findIndex(({ room }) => room._id === kept?.roomId)
  const row = rows[index]
  const standing = kept && row ? selectionIn(row, kept) : null

  function selectionIn(its: BoardRow, storedChoice: StoredChoice): Selection | null {
    const canChoose = nightChooser(its, period, today)
    if (!stillStands(storedChoice, canChoose)) return null
    const choice = drawnOnto(storedChoice, storedChoice.awaited, canChoose)
    return { row: index, choice, nights: chosenNights(choice) }
  }

  /** Draws a choice from a night to a place in the same row, as far as it gets; null where it cannot even begin. */
  const drawTo = (place: Place, anchor: CalendarDate): NightChoice | null => {
    const wanted = rows[place.row]
    if (!wanted) return null
    const towards = addDays(period.from, place.night)
    const drawn = choiceTowards(anchor, towards, nightChooser(wanted, period, today))
    setStored(drawn && { ...drawn, roomId: wanted.room._id })
    return drawn
  }
  /** Chooses one night; whether it may be chosen. */
  const begin = (place: Place): boolean => drawTo(place, addDays(period.from, place.night)) !== null
  /** Draws the choice that stands on to a night of its row; whether it got there. */
  const extendTo = (night: number): boolean => {
    const drawn = standing && drawTo({ row: standing.row, night }, standing.choice.anchor)
    return drawn?.head === addDays(period.from, night)
  }
  /** Leaves a choice to be drawn on to a night that the board does not show yet. */
  const awaitNight = (row: number, choice: NightChoice, awaited: CalendarDate) => {
    const roomId = rows[row]?.room._id
    if (roomId !== undefined) setStored({ ...choice, roomId, awaited })
  }
  return { standing, begin, drawTo, extendTo, awaitNight, clear: () => setStored(null) }
}
