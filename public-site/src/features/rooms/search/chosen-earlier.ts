import { isCalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { type Stay, withEntry } from 'shared-ui/rules/reservations/stay'
import { readStaySearch } from '../../../lib/stay-search.ts'

/** What the fields of the search had when the server rendered them. */
type Served = { stay: Stay; persons: number | null }

/**
 * What a visitor changed in the fields of the search before its code had loaded; absent if unchanged. As with the code, an entry that
 * passes the departure moves it. A date that does not exist, from an address, leaves its field empty.
 */
export function chosenEarlier(fields: FormData, served: Served): Partial<Served> {
  const { inDate = '', outDate = '', persons = null } = readStaySearch(Object.fromEntries(fields))
  const isChosen = (shown: string, date: string) => shown !== (isCalendarDate(date) ? date : '')
  const stay = { entry: inDate, departure: outDate }
  const isEntryChosen = isChosen(inDate, served.stay.entry)
  return {
    ...(isEntryChosen && { stay: withEntry(stay, inDate) }),
    ...(!isEntryChosen && isChosen(outDate, served.stay.departure) && { stay }),
    // Without the field, while a room is requested, nothing was chosen.
    ...(fields.has('persons') && persons !== served.persons && { persons }),
  }
}
