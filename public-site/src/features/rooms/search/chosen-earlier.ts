import { type Stay, withEntry } from 'shared-ui/rules/reservations/stay'
import { readStaySearch } from '../../../lib/stay-search.ts'

/** What the fields of the search had when the server rendered them. */
type Served = { stay: Stay; persons: number | null }

/**
 * What a visitor changed in the fields of the search before its code had loaded; absent if unchanged. As with the code, an entry that
 * passes the departure moves it.
 */
export function chosenEarlier(fields: FormData, served: Served): Partial<Served> {
  const { inDate = '', outDate = '', persons = null } = readStaySearch(Object.fromEntries(fields))
  const { entry, departure } = served.stay
  const stay = { entry: inDate, departure: outDate }
  return {
    ...(inDate !== entry && { stay: withEntry(stay, inDate) }),
    ...(inDate === entry && outDate !== departure && { stay }),
    // Without the field, while a room is requested, nothing was chosen.
    ...(fields.has('persons') && persons !== served.persons && { persons }),
  }
}
