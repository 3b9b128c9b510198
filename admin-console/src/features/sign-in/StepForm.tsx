import type { ComponentProps, ReactNode } from 'react'
import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { SubmitButton, type SubmitButtonProps } from 'shared-ui/components/SubmitButton'
import stacked from '../../lib/forms/stacked-form.module.css'
import styles from './StepForm.module.css'

export type StepFormProps = {
  form: SubmitButtonProps['form'] & { element: ComponentProps<'form'>; problem: unknown }
  submit: string
  back: string
  /** Goes back to username and password. */
  onBack: () => void
  children: ReactNode
}

/** A later step of signing in, with a way back to the first one. */
export function StepForm({ form, submit, back, onBack, children }: StepFormProps) {
  return (
    <form className={stacked.form} {...form.element}>
      {children}
      <SubmitButton form={form}>{submit}</SubmitButton>
      <Button className={styles.back} variant="quiet" disabled={form.isPending} onClick={onBack}>
        {back}
      </Button>
      {form.problem ? (
        <Alert>
          <ProblemText problem={form.problem} />
        </Alert>
      ) : null}
    </form>
  )
}
