import { BALANCE_SIDES } from 'shared-ui/rules/money/folio'
import { RESERVATION_STATES } from 'shared-ui/rules/reservations/states/reservation-states'
import { STAY_STATES } from 'shared-ui/rules/reservations/states/stay-states'
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

/** All search parameters of the page: the filters, and the number of open groups. */
const ReservationsAddress = v.pipe(
  v.object({ ...ReservationsSearch.entries, groups: GroupsText }),
  v.transform(withoutReversedEnd),
)
export type ReservationsWords = v.InferOutput<typeof ReservationsAddress>

/** Parses the search parameters; the names of invalid ones are reported in `ignored`. */
export const readReservationsSearch = (
  address: { [Name in keyof SearchWithIgnored<ReservationsWords>]?: unknown },
): ReservationsWords & { ignored: string } => parseSearchReportingIgnored(ReservationsAddress, address)
