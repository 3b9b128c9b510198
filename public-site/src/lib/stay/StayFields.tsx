import { DateField } from 'shared-ui/components/DateField'
import { FIELD_SENTENCES } from 'shared-ui/copy/problems/problems'
import { SEARCH } from 'shared-ui/copy/rooms/rooms-page'
import { addDays, type CalendarDate, isCalendarDate } from 'shared-ui/rules/dates/calendar-date'
import {
  faultyDate,
  MAX_DAYS_AHEAD,
  MAX_NIGHTS,
  type Stay,
  type StayProblem,
  withEntry,
} from 'shared-ui/rules/reservations/stay'

export type StayFieldsProps = {
  stay: Stay
  /** Why this stay cannot be booked, or null. */
  problem: StayProblem | null
  /** Today in Lima; null in a page that only the build rendered. */
  today: CalendarDate | null
  onStayChange: (stay: Stay) => void
}

/** The fields for entry and departure, named as in the address of a search. An entry that passes the departure moves it. */
export function StayFields({ stay, problem, today, onStayChange }: StayFieldsProps) {
  const fault = (field: keyof Stay) =>
    problem && faultyDate(problem) === field ? FIELD_SENTENCES[problem] : undefined
  const firstDay = isCalendarDate(stay.entry) ? stay.entry : null
  return (
    <>
      <DateField
        label={SEARCH.entry}
        name="inDate"
        value={stay.entry}
        min={today ?? undefined}
        max={today ? addDays(today, MAX_DAYS_AHEAD) : undefined}
        error={fault('entry')}
        onValueChange={(entry) => onStayChange(withEntry(stay, entry))}
      />
      <DateField
        label={SEARCH.departure}
        name="outDate"
        value={stay.departure}
        min={firstDay ? addDays(firstDay, 1) : undefined}
        max={firstDay ? addDays(firstDay, MAX_NIGHTS) : undefined}
        error={fault('departure')}
        onValueChange={(departure) => onStayChange({ ...stay, departure })}
      />
    </>
  )
}
