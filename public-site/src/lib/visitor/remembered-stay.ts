import { useSyncExternalStore } from 'react'
import { tabStorage } from 'shared-ui/api/browser-storage'
import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { type Stay, stayProblem } from 'shared-ui/rules/reservations/stay'
import { readStaySearch, type StaySearch } from '../stay-search.ts'

const KEY = 'lodge.stay'

/** The stay that was last searched or opened in this tab, and the number of persons, if it was given. */
export type RememberedStay = { stay: Stay; persons: number | null }

/** Remembers a stay for the other pages of this tab. */
export function rememberStay({ stay, persons }: RememberedStay): void {
  const search: StaySearch = {
    inDate: stay.entry,
    outDate: stay.departure,
    ...(persons !== null && { persons }),
  }
  // If nothing can be stored, the dates remain in the address only.
  tabStorage.setItem(KEY, JSON.stringify(search))
}

/** Reads what `rememberStay` stored. Returns null if it is missing, unreadable, or cannot be booked on `today`. */
export function parseRememberedStay(text: string | null, today: CalendarDate): RememberedStay | null {
  const { inDate, outDate, persons = null } = readStaySearch(parsed(text))
  if (inDate === undefined || outDate === undefined) return null
  const stay = { entry: inDate, departure: outDate }
  return stayProblem(stay, today) === null ? { stay, persons } : null
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    // Unreadable: as if nothing had been stored.
    return {}
  }
}

/** Remembers other dates, with the same number of persons. */
export function rememberDates(stay: Stay): void {
  const { persons = null } = readStaySearch(parsed(storedText()))
  rememberStay({ stay, persons })
}

/** Forgets the stay, which has been booked: the next search starts anew. */
export const forgetStay = (): void => tabStorage.removeItem(KEY)

const never = () => () => {}

const storedText = (): string | null => tabStorage.getItem(KEY)

/** Returns the remembered stay, or null without one, and in the page that the server rendered. */
export function useRememberedStay(today: CalendarDate | null): RememberedStay | null {
  const text = useSyncExternalStore(never, storedText, () => null)
  return today === null ? null : parseRememberedStay(text, today)
}
