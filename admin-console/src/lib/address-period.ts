import { CalendarDateText } from 'shared-ui/validators/nights'
import * as v from 'valibot'

/** A date in a page's address; `''` where there is none, or one that is not. */
export const AddressDate = v.optional(v.fallback(CalendarDateText, ''), '')

/** The same without a `to` that is before its `from`. */
export const withoutReversedEnd = <Filters extends { from: string; to: string }>(
  filters: Filters,
): Filters =>
  filters.from !== '' && filters.to !== '' && filters.to < filters.from ? { ...filters, to: '' } : filters
