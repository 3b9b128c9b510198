import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { BALANCE_SIDES } from 'shared-ui/rules/money/folio'
import { RESERVATION_STATES } from 'shared-ui/rules/reservations/reservation-states'
import { STAY_STATES } from 'shared-ui/rules/reservations/stay-states'
import * as v from 'valibot'
import { GroupsText } from '../../../lib/paged-list/open-groups.ts'
import { AddressDate, withoutReversedEnd } from '../../../lib/search/address-period.ts'
import { AddressId, AddressSearch } from '../../../lib/search/address-text.ts'
import {
  parseSearchReportingIgnored,
  type SearchWithIgnored,
} from '../../../lib/search/search-with-ignored.ts'

/**
 * The filters of the list as search parameters; `''` if not set. `state: ''` includes all that are not deleted. Unknown or
 * invalid parameters are dropped, as is a `to` before its `from`.
 */
export const ReservationsSearch = v.pipe(
  v.object({
    search: AddressSearch,
    /** Limits the list to one room; pages about rooms link here with it. */
    roomID: AddressId,
    from: AddressDate,
    to: AddressDate,
    state: v.optional(v.fallback(v.picklist(['', ...RESERVATION_STATES, ...STAY_STATES, 'all']), ''), ''),
    balance: v.optional(v.fallback(v.picklist(['', ...BALANCE_SIDES]), ''), ''),
    /** `''` is newest first. */
    order: v.optional(v.fallback(v.picklist(['', 'entry', 'latest_entry']), ''), ''),
  }),
  v.transform(withoutReversedEnd),
)
export type ReservationFilters = v.InferOutput<typeof ReservationsSearch>

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
export const isNarrowed = ({ order: _, ...filters }: ReservationFilters): boolean =>
  Object.values(filters).some((value) => value !== '')

/** Sets the first day; a last day before it moves along. */
export const withFrom = (filters: ReservationFilters, from: string): ReservationFilters => ({
  ...filters,
  from,
  to: filters.to !== '' && filters.to < from ? from : filters.to,
})

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

/** All search parameters of the page: the filters, and the number of open groups. */
const ReservationsAddress = v.intersect([ReservationsSearch, v.object({ groups: GroupsText })])
export type ReservationsWords = v.InferOutput<typeof ReservationsAddress>

/** Parses the search parameters; the names of invalid ones are reported in `ignored`. */
export const readReservationsSearch = (
  address: { [Name in keyof SearchWithIgnored<ReservationsWords>]?: unknown },
): ReservationsWords & { ignored: string } => parseSearchReportingIgnored(ReservationsAddress, address)

/** The number of reservations per request: newest first, and by entry, where one looks for a day among many. */
const GROUP = 6
const GROUP_BY_ENTRY = 25

/** The parameters of `GET /reservation` for the group after the cursor `after`, or for the first one. */
export const listParameters = (
  filters: ReservationFilters,
  after: string | null,
): Record<string, string> => ({
  group: String(filters.order === '' ? GROUP : GROUP_BY_ENTRY),
  ...(after !== null && { after }),
  ...filterParameters(filters),
})

/** The filters that are set, as request parameters. */
export const filterParameters = (filters: ReservationFilters): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''))
