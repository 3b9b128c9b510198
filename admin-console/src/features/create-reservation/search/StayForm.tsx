import { useState } from 'react'
import { DateField } from 'shared-ui/components/DateField'
import { SubmitButton } from 'shared-ui/components/SubmitButton'
import { fieldSentence } from 'shared-ui/copy/problems/problems'
import { SEARCH_ROOM } from 'shared-ui/copy/reservations/create-reservation'
import type { Problems } from 'shared-ui/forms/form-fields'
import { useFormFields } from 'shared-ui/forms/use-form-fields'
import { addDays, type CalendarDate, isCalendarDate } from 'shared-ui/rules/dates/calendar-date'
import {
  faultyDate,
  MAX_DAYS_AHEAD,
  MAX_NIGHTS,
  type Stay,
  stayProblem,
  withEntry,
} from 'shared-ui/rules/reservations/stay'
import styles from './StayForm.module.css'

/** Id of the entry field, which 'Cambiar las fechas' focuses. */
export const ENTRY_FIELD_ID = 'entrada'

export type StayFormProps = {
  searched: Stay
  /** Today in the lodge's time zone. */
  today: CalendarDate
  onSearch: (stay: Stay) => void
}

/** Date fields of the search: entry from today, departure from the day after the entry. */
export function StayForm({ searched, today, onSearch }: StayFormProps) {
  const [stay, setStay] = useState(searched)
  const form = useFormFields({
    draft: stay,
    onDraftChange: setStay,
    check: (typed) => searchedStayProblems(typed, today),
    onSubmit: onSearch,
  })
  const entry = form.field('entry')
  const from = isCalendarDate(stay.entry) ? stay.entry : today
  return (
    <form className={styles.form} {...form.element}>
      <DateField
        {...entry}
        id={ENTRY_FIELD_ID}
        label={SEARCH_ROOM.entry}
        min={today}
        max={addDays(today, MAX_DAYS_AHEAD)}
        required
        onValueChange={(typed) => setStay(withEntry(stay, typed))}
      />
      <DateField
        {...form.field('departure')}
        label={SEARCH_ROOM.departure}
        min={addDays(from, 1)}
        max={addDays(from, MAX_NIGHTS)}
        required
      />
      <div className={styles.submit}>
        <SubmitButton form={{ ...form, isPending: false }}>{SEARCH_ROOM.submit}</SubmitButton>
      </div>
    </form>
  )
}

/** Validates the dates; returns messages by field. */
function searchedStayProblems(stay: Stay, today: CalendarDate): Problems<Stay> {
  if (stay.entry === '' || stay.departure === '') {
    return {
      ...(stay.entry === '' && { entry: SEARCH_ROOM.entryMissing }),
      ...(stay.departure === '' && { departure: SEARCH_ROOM.departureMissing }),
    }
  }
  const problem = stayProblem(stay, today)
  return problem ? { [faultyDate(problem)]: fieldSentence(problem) } : {}
}
