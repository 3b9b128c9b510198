import { CalendarDateText } from 'shared-ui/validators/nights'
import * as v from 'valibot'

const dateOrNone = v.fallback(v.optional(CalendarDateText), undefined)

/** the period as the page's address holds it, so that it can be shared; what is no date is dropped. */
export const PERIOD_SEARCH = { from: dateOrNone, to: dateOrNone }
