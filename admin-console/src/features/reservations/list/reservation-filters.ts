import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { groupParameters, isNarrowed } from '../../../lib/search/list-filters.ts'
import type { ReservationFilters } from './reservations-search.ts'

export const NO_FILTERS: ReservationFilters = {
  search: '',
  roomID: '',
  from: '',
  to: '',
  state: '',
  balance: '',
  order: '',
}

/** Whether any filter is set; the order leaves out nothing. */
export const isListNarrowed = ({ order: _, ...filters }: ReservationFilters): boolean => isNarrowed(filters)

/** Sorts the list. By entry it begins today, unless other dates are chosen: nobody looks for the lodge's first guest. */
export const withOrder = (
  filters: ReservationFilters,
  order: ReservationFilters['order'],
  today: CalendarDate,
): ReservationFilters => ({
  ...filters,
  order,
  from: order === 'entry' && filters.from === '' && filters.to === '' ? today : filters.from,
})

/** The number of reservations per request: newest first, and by entry, where one looks for a day among many. */
const GROUP = 6
const GROUP_BY_ENTRY = 25

/** The parameters of `GET /reservation` for the group after the cursor `after`, or for the first one. */
export const listParameters = (
  filters: ReservationFilters,
  after: string | null,
): Record<string, string> => ({
  group: String(filters.order === '' ? GROUP : GROUP_BY_ENTRY),
  ...groupParameters(filters, after),
})
