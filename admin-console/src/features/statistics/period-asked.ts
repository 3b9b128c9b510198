import type { CalendarDate } from 'shared-ui/rules/calendar-date'
import { namedPeriod, type Period } from 'shared-ui/rules/statistics'
import { PeriodStatisticQuery } from 'shared-ui/validators/statistic'
import * as v from 'valibot'

type PeriodSearch = { from?: CalendarDate | undefined; to?: CalendarDate | undefined }

/** The period that an address asks for, or the month of the lodge's day `today` where it asks for none. */
export function periodAsked({ from, to }: PeriodSearch, today: CalendarDate): Period {
  const asked = { from, to }
  return v.is(PeriodStatisticQuery, asked) ? asked : namedPeriod('this_month', today)
}
