import { useState } from 'react'
import { SubmitButton } from 'shared-ui/components/SubmitButton'
import { CHANGE_STAY } from 'shared-ui/copy/booking/booking-stay'
import type { Stay } from 'shared-ui/rules/reservations/stay'
import { StayFields } from '../../../lib/stay/StayFields.tsx'
import { useStayForm } from '../../../lib/stay/use-stay-form.ts'
import { useTodayInLima } from '../../../lib/today-in-lima.ts'
import styles from './StayDates.module.css'

export type ChangeDatesProps = { stay: Stay; onStayChange: (stay: Stay) => void }

/** A form with other dates for the same room, closed at first. */
export function ChangeDates({ stay, onStayChange }: ChangeDatesProps) {
  const today = useTodayInLima()
  const [edited, setEdited] = useState(stay)
  const form = useStayForm({ stay: edited, today, onStayChange: setEdited, onSubmit: onStayChange })
  return (
    <details className={styles.change}>
      <summary>{CHANGE_STAY.dates}</summary>
      <form className={styles.form} aria-label={CHANGE_STAY.dates} {...form.element}>
        <StayFields form={form} today={today} />
        <div className={styles.apply}>
          <SubmitButton form={{ ...form, isPending: false }} variant="secondary">
            {CHANGE_STAY.apply}
          </SubmitButton>
        </div>
      </form>
    </details>
  )
}
