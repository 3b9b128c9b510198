import { useEffect, useState } from 'react'
import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import type { Stay } from 'shared-ui/rules/reservations/stay'
import {
  isFreeStay,
  NOTHING_SELECTED,
  type RoomNightsRange,
  type StaySelection,
  takenNightsOf,
} from 'shared-ui/rules/reservations/stay-selection'
import type { StaySearch } from '../../../lib/stay-search.ts'
import { rememberDates, useRememberedStay } from '../../../lib/visitor/remembered-stay.ts'

/** Dates that cannot be booked, and which of their nights are taken: none if they are past or too many. */
export type RefusedStay = { stay: Stay; taken: CalendarDate[] }

/** The dates with which the calendar starts, selected or refused. */
function startWith({ inDate, outDate }: StaySearch, nights: RoomNightsRange) {
  const nothing = { selection: NOTHING_SELECTED, refused: null }
  if (inDate === undefined || outDate === undefined) return nothing
  const stay = { entry: inDate, departure: outDate }
  if (isFreeStay(inDate, outDate, nights)) return { selection: stay, refused: null }
  return { ...nothing, refused: { stay, taken: takenNightsOf(stay, nights) } }
}

export type SelectedStay = {
  selection: StaySelection
  /** The dates that the calendar would start with and that cannot be booked; null once something else was selected. */
  refused: RefusedStay | null
  select: (selection: StaySelection) => void
}

/**
 * The stay selected in a room's calendar. It starts with the dates of the page's address, else with those of the last search in this
 * tab; both dates together go into the address and are remembered.
 */
export function useSelectedStay(
  nights: RoomNightsRange,
  dates: StaySearch,
  onDatesChange: (dates: StaySearch) => void,
): SelectedStay {
  const [pressed, setPressed] = useState<StaySelection | null>(null)
  const remembered = useRememberedStay(nights.firstNight)
  const initial = startWith(
    dates.inDate === undefined && remembered ? searchOf(remembered.stay) : dates,
    nights,
  )
  const selection = pressed ?? initial.selection
  useRemembering(selection)
  return {
    selection,
    refused: pressed === null ? initial.refused : null,
    select: (next) => {
      setPressed(next)
      onDatesChange(searchOf(next))
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
