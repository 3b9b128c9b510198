import { formProblems } from 'shared-ui/copy/forms/form-problems'
import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { monthOf } from 'shared-ui/rules/dates/month'
import { wholeMonth } from 'shared-ui/rules/dates/period'
import { type RegisterPeriod, RegisterQuery } from 'shared-ui/validators/reservations/guest'

/** Returns the month of a day, as a period. */
export const wholeMonthOf = (date: CalendarDate): RegisterPeriod => wholeMonth(monthOf(date))

/** Completes the period of the URL: a missing end is that of the month of the other, and without both it is this month. */
export function requestedPeriod({ from, to }: RegisterPeriod, today: CalendarDate): RegisterPeriod {
  const month = wholeMonthOf(from || to || today)
  return { from: from || month.from, to: to || month.to }
}

/** Why a period cannot be requested, as a sentence, or undefined. */
export const periodProblem = (period: RegisterPeriod): string | undefined =>
  formProblems(RegisterQuery, period).to
