import { useState } from 'react'
import { DateField } from 'shared-ui/components/DateField'
import { SubmitButton } from 'shared-ui/components/SubmitButton'
import { formProblems } from 'shared-ui/copy/forms/form-problems'
import { STATISTICS } from 'shared-ui/copy/reservations/statistics'
import { useFormFields } from 'shared-ui/forms/use-form-fields'
import type { Period } from 'shared-ui/rules/dates/period'
import { PeriodStatisticQuery } from 'shared-ui/validators/reservations/statistic'
import styles from './PeriodForm.module.css'

export type PeriodFormProps = {
  /** The current period, the initial value of the fields. */
  period: Period
  onPeriodChange: (period: Period) => void
}

/** Form for any period, first and last night; applied on submit, since a half-typed date is a different valid date. */
export function PeriodForm({ period, onPeriodChange }: PeriodFormProps) {
  const [draft, setDraft] = useState(period)
  const form = useFormFields({
    draft,
    onDraftChange: setDraft,
    check: periodProblems,
    onSubmit: onPeriodChange,
  })
  return (
    <form className={styles.form} {...form.element}>
      <DateField {...form.field('from')} label={STATISTICS.from} />
      <DateField {...form.field('to')} label={STATISTICS.to} min={draft.from || undefined} />
      <div className={styles.submit}>
        <SubmitButton form={{ ...form, isPending: false }} variant="secondary">
          {STATISTICS.show}
        </SubmitButton>
      </div>
    </form>
  )
}

const periodProblems = (draft: Period) =>
  formProblems(PeriodStatisticQuery, draft, {
    from: STATISTICS.fromMissing,
    to: STATISTICS.toMissing,
  })
