import { ROOM_TEXTS } from 'content'
import { type SubmitEvent, useId } from 'react'
import { Button } from 'shared-ui/components/Button'
import { DateField } from 'shared-ui/components/DateField'
import { focusFirstFault } from 'shared-ui/components/Field'
import { FIELD_SENTENCES } from 'shared-ui/copy/problems/problems'
import { SEARCH } from 'shared-ui/copy/rooms/rooms-page'
import { addDays, isCalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { faultyDate, MAX_DAYS_AHEAD, MAX_NIGHTS } from 'shared-ui/rules/reservations/stay'
import styles from './AvailabilityPanel.module.css'
import type { StaySearchModel } from './use-stay-search.ts'

/** The search form for free rooms. The fields are read-only until today is known, since hydration would discard what is typed. */
export function AvailabilityPanel({ search }: { search: StaySearchModel }) {
  const titleId = useId()
  const { today, stay, problem } = search
  const fault = (field: 'entry' | 'departure') =>
    problem && faultyDate(problem) === field ? FIELD_SENTENCES[problem] : undefined
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (problem) focusFirstFault(event.currentTarget)
    else if (today) search.submit()
  }
  return (
    <div className={styles.frame}>
      <form className={styles.panel} aria-labelledby={titleId} onSubmit={send} noValidate>
        <h2 className={styles.title} id={titleId}>
          {SEARCH.title}
        </h2>
        <DateField
          label={SEARCH.entry}
          value={stay.entry}
          min={today ?? undefined}
          max={today ? addDays(today, MAX_DAYS_AHEAD) : undefined}
          error={fault('entry')}
          readOnly={today === null}
          onValueChange={search.setEntry}
        />
        <DateField
          label={SEARCH.departure}
          value={stay.departure}
          min={isCalendarDate(stay.entry) ? addDays(stay.entry, 1) : undefined}
          max={isCalendarDate(stay.entry) ? addDays(stay.entry, MAX_NIGHTS) : undefined}
          error={fault('departure')}
          readOnly={today === null}
          onValueChange={search.setDeparture}
        />
        <Button className={styles.submit} variant="primary" type="submit" notReady={problem !== null}>
          {SEARCH.submit}
        </Button>
        <p className={styles.saving}>{ROOM_TEXTS.saving}</p>
      </form>
    </div>
  )
}
