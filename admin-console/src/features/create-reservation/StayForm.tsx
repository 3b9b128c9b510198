import { type SubmitEvent, useState } from 'react'
import { Button } from 'shared-ui/components/Button'
import { DateField } from 'shared-ui/components/DateField'
import { focusFirstFault } from 'shared-ui/components/Field'
import { SEARCH_ROOM } from 'shared-ui/copy/create-reservation'
import { fieldSentence } from 'shared-ui/copy/problems'
import { addDays, type CalendarDate, isCalendarDate } from 'shared-ui/rules/calendar-date'
import {
  faultyDate,
  MAX_DAYS_AHEAD,
  MAX_NIGHTS,
  type Stay,
  stayProblem,
  withEntry,
} from 'shared-ui/rules/stay'
import styles from './StayForm.module.css'

/** The first of the two date fields, where 'Cambiar las fechas' leads. */
export const ENTRY_FIELD_ID = 'entrada'

export type StayFormProps = {
  searched: Stay
  /** The lodge's day (W-03). */
  today: CalendarDate
  onSearch: (stay: Stay) => void
}

/** A-10, V-09: entry from today, departure from the day after it; Buscar once both are set. */
export function StayForm({ searched, today, onSearch }: StayFormProps) {
  const [stay, setStay] = useState(searched)
  const problem = stayProblem(stay, today)
  const fault = problem && { date: faultyDate(problem), sentence: fieldSentence(problem) }
  const isWhole = stay.entry !== '' && stay.departure !== ''
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (problem) focusFirstFault(event.currentTarget)
    else onSearch(stay)
  }
  const from = isCalendarDate(stay.entry) ? stay.entry : today
  const faultOf = (date: keyof Stay) => (isWhole && fault?.date === date ? fault.sentence : undefined)
  return (
    <form className={styles.form} noValidate onSubmit={search}>
      <DateField
        id={ENTRY_FIELD_ID}
        label={SEARCH_ROOM.entry}
        value={stay.entry}
        min={today}
        max={addDays(today, MAX_DAYS_AHEAD)}
        required
        error={faultOf('entry')}
        onValueChange={(entry) => setStay(withEntry(stay, entry))}
      />
      <DateField
        label={SEARCH_ROOM.departure}
        value={stay.departure}
        min={addDays(from, 1)}
        max={addDays(from, MAX_NIGHTS)}
        required
        error={faultOf('departure')}
        onValueChange={(departure) => setStay({ ...stay, departure })}
      />
      <div className={styles.submit}>
        <Button type="submit" variant="primary" disabled={!isWhole} notReady={problem !== null}>
          {SEARCH_ROOM.submit}
        </Button>
      </div>
    </form>
  )
}
