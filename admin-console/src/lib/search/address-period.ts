import { CalendarDateText } from 'shared-ui/validators/reservations/nights'
import * as v from 'valibot'

/** A date in the URL's search; `''` if it is missing or invalid. */
export const AddressDate = v.optional(v.fallback(CalendarDateText, ''), '')

/** Drops a `to` that is before `from`. */
export const withoutReversedEnd = <Filters extends { from: string; to: string }>(
  filters: Filters,
): Filters =>
  filters.from !== '' && filters.to !== '' && filters.to < filters.from ? { ...filters, to: '' } : filters
