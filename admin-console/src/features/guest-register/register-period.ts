import { formProblems } from 'shared-ui/copy/forms/form-problems'
import { addDays, type CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { type RegisterPeriod, RegisterQuery } from 'shared-ui/validators/reservations/guest'

/** More days than any month has. */
const BEYOND_A_MONTH = 31

const firstOfMonth = (date: CalendarDate): CalendarDate => `${date.slice(0, 7)}-01`

/** Returns the month of a day. */
export function monthOf(date: CalendarDate): RegisterPeriod {
  const from = firstOfMonth(date)
  return { from, to: addDays(firstOfMonth(addDays(from, BEYOND_A_MONTH)), -1) }
}

/** Completes the period of the URL: a missing end is that of the month of the other, and without both it is this month. */
export function requestedPeriod({ from, to }: RegisterPeriod, today: CalendarDate): RegisterPeriod {
  const month = monthOf(from || to || today)
  return { from: from || month.from, to: to || month.to }
}

/** Changes the first day; a last day before it moves to the same day. */
export const withFirstDay = (period: RegisterPeriod, from: CalendarDate): RegisterPeriod => ({
  from,
  to: period.to < from ? from : period.to,
})

/** Why a period cannot be requested, as a sentence, or undefined. */
export const periodProblem = (period: RegisterPeriod): string | undefined =>
  formProblems(RegisterQuery, period).to
