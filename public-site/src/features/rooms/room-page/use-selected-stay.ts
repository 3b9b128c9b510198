import { useEffect, useState } from 'react'
import {
  isFreeStay,
  NOTHING_SELECTED,
  type RoomNightsRange,
  type StaySelection,
} from 'shared-ui/rules/reservations/stay-selection'
import type { StaySearch } from '../../../lib/stay-search.ts'
import { rememberDates, useRememberedStay } from '../../../lib/visitor/remembered-stay.ts'

/** The dates that can be booked, nothing, or `taken` for dates that cannot. */
function datesOf({ inDate, outDate }: StaySearch, nights: RoomNightsRange): StaySelection | 'taken' {
  if (inDate === undefined || outDate === undefined) return NOTHING_SELECTED
  return isFreeStay(inDate, outDate, nights) ? { entry: inDate, departure: outDate } : 'taken'
}

export type SelectedStay = {
  selection: StaySelection
  /** Whether the dates that the calendar starts with cannot be booked, and nothing else was selected since. */
  areDatesTaken: boolean
  select: (selection: StaySelection) => void
}

/**
 * The stay selected in a room's calendar. It starts with the dates of the page's address, else with those of the last search in this
 * tab; both dates together go into the address and are remembered.
 */
export function useSelectedStay(
  nights: RoomNightsRange,
  dates: StaySearch,
  onDates: (dates: StaySearch) => void,
): SelectedStay {
  const [pressed, setPressed] = useState<StaySelection | null>(null)
  const remembered = useRememberedStay(nights.firstNight)
  const initial = datesOf(
    dates.inDate === undefined && remembered ? searchOf(remembered.stay) : dates,
    nights,
  )
  const selection = pressed ?? (initial === 'taken' ? NOTHING_SELECTED : initial)
  useRemembering(selection)
  return {
    selection,
    areDatesTaken: pressed === null && initial === 'taken',
    select: (next) => {
      setPressed(next)
      onDates(searchOf(next))
    },
  }
}

const searchOf = ({ entry, departure }: StaySelection): StaySearch =>
  entry === null || departure === null ? {} : { inDate: entry, outDate: departure }

/** Remembers a selected stay for the other pages of this tab. */
function useRemembering({ entry, departure }: StaySelection): void {
  useEffect(() => {
    if (entry !== null && departure !== null) rememberDates({ entry, departure })
  }, [entry, departure])
}
