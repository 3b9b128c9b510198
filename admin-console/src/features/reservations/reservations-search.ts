import { RESERVATION_STATES } from 'shared-ui/rules/reservation-states'
import * as v from 'valibot'
import { AddressDate, withoutReversedEnd } from '../../lib/address-period.ts'
import { AddressId, AddressSearch } from '../../lib/address-text.ts'
import { GroupsText } from '../../lib/paged-list/open-groups.ts'
import { parseSearchReportingIgnored, type SearchWithIgnored } from '../../lib/search-with-ignored.ts'

/**
 * what the list is narrowed by, as the page's address holds it; `''` where it is not. `state` `''` keeps all that
 * are not deleted. What an address carries beyond that, or wrongly, is dropped, as is a `to` before its `from`.
 */
export const ReservationsSearch = v.pipe(
  v.object({
    search: AddressSearch,
    /** One room's alone; pages that tell of rooms lead here with it. */
    roomID: AddressId,
    from: AddressDate,
    to: AddressDate,
    state: v.optional(v.fallback(v.picklist(['', ...RESERVATION_STATES, 'all']), ''), ''),
  }),
  v.transform(withoutReversedEnd),
)
export type ReservationFilters = v.InferOutput<typeof ReservationsSearch>

export const NO_FILTERS: ReservationFilters = { search: '', roomID: '', from: '', to: '', state: '' }

/** Whether anything is narrowed at all. */
export const isNarrowed = (filters: ReservationFilters): boolean =>
  Object.values(filters).some((value) => value !== '')

/** A new first day; a last day before it moves there too, as the dates of a stay do (P-10). */
export const withFrom = (filters: ReservationFilters, from: string): ReservationFilters => ({
  ...filters,
  from,
  to: filters.to !== '' && filters.to < from ? from : filters.to,
})

/** The page's address: what the list is narrowed by, and how much of it is open. */
const ReservationsAddress = v.intersect([ReservationsSearch, v.object({ groups: GroupsText })])
export type ReservationsWords = v.InferOutput<typeof ReservationsAddress>

/** The page's words in an address, and the names of those it carries that are none: dropped, but told. */
export const readReservationsSearch = (
  address: { [Name in keyof SearchWithIgnored<ReservationsWords>]?: unknown },
): ReservationsWords & { ignored: string } => parseSearchReportingIgnored(ReservationsAddress, address)

/** How many reservations a call asks for. */
export const GROUP = 6

/** The parameters of `GET /reservation` for the group after the cursor `after`, or for the first one. */
export const listParameters = (
  filters: ReservationFilters,
  after: string | null,
): Record<string, string> => ({
  group: String(GROUP),
  ...(after !== null && { after }),
  ...filterParameters(filters),
})

/** The filters that are set, as parameters of a call. */
export const filterParameters = (filters: ReservationFilters): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''))
