import { RESERVATION_STATES } from 'shared-ui/rules/reservation-states'
import { CalendarDateText } from 'shared-ui/validators/nights'
import * as v from 'valibot'

/** As many characters as the server looks for. */
const LONGEST_SEARCH = 100
/** As many as an id may have. */
const LONGEST_ID = 64

const textOrNone = (longest: number) =>
  v.optional(v.fallback(v.pipe(v.string(), v.maxLength(longest)), ''), '')

const dateOrNone = v.optional(v.fallback(CalendarDateText, ''), '')

/**
 * what the list is narrowed by, as the page's address holds it; `''` where it is not. `state` `''` keeps all that
 * are not deleted. What an address carries beyond that, or wrongly, is dropped, as is a `to` before its `from`.
 */
export const ReservationsSearch = v.pipe(
  v.object({
    search: textOrNone(LONGEST_SEARCH),
    /** One room's alone; pages that tell of rooms lead here with it. */
    roomID: textOrNone(LONGEST_ID),
    from: dateOrNone,
    to: dateOrNone,
    state: v.optional(v.fallback(v.picklist(['', ...RESERVATION_STATES, 'all']), ''), ''),
  }),
  v.transform((filters) => (isReversed(filters) ? { ...filters, to: '' } : filters)),
)
export type ReservationFilters = v.InferOutput<typeof ReservationsSearch>

export const NO_FILTERS: ReservationFilters = { search: '', roomID: '', from: '', to: '', state: '' }

const isReversed = ({ from, to }: { from: string; to: string }): boolean =>
  from !== '' && to !== '' && to < from

const FILTER_NAMES = ['search', 'roomID', 'from', 'to', 'state'] as const

/** Whether anything is narrowed at all. */
export const isNarrowed = (filters: ReservationFilters): boolean =>
  Object.values(filters).some((value) => value !== '')

/** A new first day; a last day before it moves there too, as the dates of a stay do (P-10). */
export const withFrom = (filters: ReservationFilters, from: string): ReservationFilters => ({
  ...filters,
  from,
  to: filters.to !== '' && filters.to < from ? from : filters.to,
})

/** What an address may carry: filters, and which of them were dropped before. */
export type ReservationsAddress = Partial<ReservationFilters & { ignored: string }>

/** Given in an address, and not just left empty. */
const isGiven = (value: unknown): boolean => value !== undefined && value !== '' && value !== null

/** The filters that a text names, its words apart by spaces. */
export const namesIn = (text: string) => FILTER_NAMES.filter((name) => text.split(' ').includes(name))

/** The filters of an address, and the names of those it carries that are none: dropped, but told. */
export function readReservationsSearch(
  address: { [Name in keyof ReservationsAddress]?: unknown },
): Required<ReservationsAddress> {
  const filters = v.parse(ReservationsSearch, address)
  const dropped = FILTER_NAMES.filter((name) => isGiven(address[name]) && address[name] !== filters[name])
  const told = namesIn(typeof address.ignored === 'string' ? address.ignored : '')
  return { ...filters, ignored: (dropped.length > 0 ? dropped : told).join(' ') }
}

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
