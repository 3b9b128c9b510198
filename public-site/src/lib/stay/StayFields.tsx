import { DateField } from 'shared-ui/components/DateField'
import { SEARCH } from 'shared-ui/copy/rooms/rooms-page'
import { addDays, type CalendarDate, isCalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { MAX_DAYS_AHEAD, MAX_NIGHTS } from 'shared-ui/rules/reservations/stay'
import type { StayForm } from './use-stay-form.ts'

export type StayFieldsProps = {
  /** The typed dates, and the props that bind each field to the form. */
  form: Pick<StayForm, 'draft' | 'field'>
  /** Today in Lima; null in a page that only the build rendered. */
  today: CalendarDate | null
}

/** The fields for entry and departure, named as in the address of a search. */
export function StayFields({ form: { draft, field }, today }: StayFieldsProps) {
  const firstDay = isCalendarDate(draft.entry) ? draft.entry : null
  return (
    <>
      <DateField
        {...field('entry')}
        label={SEARCH.entry}
        name="inDate"
        min={today ?? undefined}
        max={today ? addDays(today, MAX_DAYS_AHEAD) : undefined}
      />
      <DateField
        {...field('departure')}
        label={SEARCH.departure}
        name="outDate"
        min={firstDay ? addDays(firstDay, 1) : undefined}
        max={firstDay ? addDays(firstDay, MAX_NIGHTS) : undefined}
      />
    </>
  )
}
