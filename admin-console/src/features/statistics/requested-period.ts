import type { CalendarDate } from 'shared-ui/rules/calendar-date'
import { namedPeriod, type Period } from 'shared-ui/rules/statistics'
import { PeriodStatisticQuery } from 'shared-ui/validators/statistic'
import * as v from 'valibot'

type PeriodSearch = { from?: string | undefined; to?: string | undefined }

/** The period that is shown, and the one of the address that cannot be. */
export type RequestedPeriod = { period: Period; refused: Period | null }

/** The period that an address asks for, or the month of the lodge's day `today` where it asks for none, or for none that is one. */
export function requestedPeriod({ from = '', to = '' }: PeriodSearch, today: CalendarDate): RequestedPeriod {
  const asked = { from, to }
  if (v.is(PeriodStatisticQuery, asked)) return { period: asked, refused: null }
  const isNothing = from === '' && to === ''
  return { period: namedPeriod('this_month', today), refused: isNothing ? null : asked }
}
