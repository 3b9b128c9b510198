import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import type { Period } from 'shared-ui/rules/dates/period'
import { namedPeriod } from 'shared-ui/rules/reservations/statistics'
import { PeriodStatisticQuery } from 'shared-ui/validators/reservations/statistic'
import * as v from 'valibot'

/** The dates of the URL as they are written there. */
export type PeriodSearch = { from?: string | undefined; to?: string | undefined }

/** The period to show, and the invalid one of the URL, if any. */
export type RequestedPeriod = { period: Period; refused: Period | null }

/** Returns the period of the URL, or the month of `today` if it is missing or invalid. */
export function requestedPeriod({ from = '', to = '' }: PeriodSearch, today: CalendarDate): RequestedPeriod {
  const requested = { from, to }
  if (v.is(PeriodStatisticQuery, requested)) return { period: requested, refused: null }
  const isNothing = from === '' && to === ''
  return { period: namedPeriod('this_month', today), refused: isNothing ? null : requested }
}
