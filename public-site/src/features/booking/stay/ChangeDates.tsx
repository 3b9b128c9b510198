import { type SubmitEvent, useState } from 'react'
import { Button } from 'shared-ui/components/Button'
import { focusFirstFault } from 'shared-ui/components/Field'
import { CHANGE_STAY } from 'shared-ui/copy/booking/booking-stay'
import { type Stay, stayProblem } from 'shared-ui/rules/reservations/stay'
import { StayFields } from '../../../lib/stay/StayFields.tsx'
import { useTodayInLima } from '../../../lib/today-in-lima.ts'
import styles from './StayDates.module.css'

export type ChangeDatesProps = { stay: Stay; onChange: (stay: Stay) => void }

/** A form with other dates for the same room, closed at first. */
export function ChangeDates({ stay, onChange }: ChangeDatesProps) {
  const today = useTodayInLima()
  const [edited, setEdited] = useState(stay)
  const problem = today === null ? null : stayProblem(edited, today)
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (problem) focusFirstFault(event.currentTarget)
    else onChange(edited)
  }
  return (
    <details className={styles.change}>
      <summary>{CHANGE_STAY.dates}</summary>
      <form className={styles.form} aria-label={CHANGE_STAY.dates} onSubmit={send} noValidate>
        <StayFields stay={edited} problem={problem} today={today} onStayChange={setEdited} />
        <Button className={styles.apply} type="submit" notReady={problem !== null}>
          {CHANGE_STAY.apply}
        </Button>
      </form>
    </details>
  )
}
