import { type SubmitEvent, useState } from 'react'
import { Button } from 'shared-ui/components/Button'
import { DateField } from 'shared-ui/components/DateField'
import { focusFirstFault } from 'shared-ui/components/Field'
import { formProblems } from 'shared-ui/copy/form-problems'
import { STATISTICS } from 'shared-ui/copy/statistics'
import type { Period } from 'shared-ui/rules/statistics'
import { PeriodStatisticQuery } from 'shared-ui/validators/statistic'
import styles from './PeriodForm.module.css'

export type PeriodFormProps = {
  /** What is shown now, which the fields begin with. */
  period: Period
  onPeriodChange: (period: Period) => void
}

/** any nights, first and last; shown once both are written, since a date half typed is another one. */
export function PeriodForm({ period, onPeriodChange }: PeriodFormProps) {
  const [draft, setDraft] = useState(period)
  const [isSent, setIsSent] = useState(false)
  const problems = formProblems(PeriodStatisticQuery, draft)
  const isSound = Object.keys(problems).length === 0
  const show = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsSent(true)
    if (isSound) onPeriodChange(draft)
    else focusFirstFault(event.currentTarget)
  }
  return (
    <form className={styles.form} noValidate onSubmit={show}>
      <DateField
        label={STATISTICS.from}
        value={draft.from}
        error={isSent ? problems.from : undefined}
        onValueChange={(from) => setDraft({ ...draft, from })}
      />
      <DateField
        label={STATISTICS.to}
        value={draft.to}
        min={draft.from || undefined}
        error={isSent ? problems.to : undefined}
        onValueChange={(to) => setDraft({ ...draft, to })}
      />
      <div className={styles.submit}>
        <Button type="submit" notReady={!isSound}>
          {STATISTICS.show}
        </Button>
      </div>
    </form>
  )
}
