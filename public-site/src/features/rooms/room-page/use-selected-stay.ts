import { useState } from 'react'
import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import {
  isFreeStay,
  NOTHING_SELECTED,
  type RoomNightsRange,
  type StaySelection,
} from 'shared-ui/rules/reservations/stay-selection'
import type { StaySearch } from '../../../lib/stay-search.ts'

/** The dates of an address that can be booked, nothing, or `taken` for dates that cannot. */
function datesOf({ inDate, outDate }: StaySearch, nights: RoomNightsRange): StaySelection | 'taken' {
  if (inDate === undefined || outDate === undefined) return NOTHING_SELECTED
  return isFreeStay(inDate, outDate, nights) ? { entry: inDate, departure: outDate } : 'taken'
}

export type SelectedStay = {
  selection: StaySelection
  /** Whether the dates of the address cannot be booked, and nothing else was selected since. */
  areDatesTaken: boolean
  select: (selection: StaySelection) => void
}

/** The stay selected in a room's calendar. It starts with the dates of the page's address; both dates together go into it. */
export function useSelectedStay(
  nights: RoomNightsRange,
  dates: StaySearch,
  onDates: (dates: StaySearch) => void,
): SelectedStay {
  const [pressed, setPressed] = useState<StaySelection | null>(null)
  const ofAddress = datesOf(dates, nights)
  const selection = pressed ?? (ofAddress === 'taken' ? NOTHING_SELECTED : ofAddress)
  return {
    selection,
    areDatesTaken: pressed === null && ofAddress === 'taken',
    select: (next) => {
      setPressed(next)
      onDates(searchOf(next.entry, next.departure))
    },
  }
}

const searchOf = (entry: CalendarDate | null, departure: CalendarDate | null): StaySearch =>
  entry === null || departure === null ? {} : { inDate: entry, outDate: departure }
