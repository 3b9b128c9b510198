import type { ComponentProps, ReactNode } from 'react'
import { Alert } from 'shared-ui/components/Alert'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { SubmitButton, type SubmitButtonProps } from 'shared-ui/components/SubmitButton'
import { LeaveGuard } from 'shared-ui/forms/LeaveGuard'
import styles from './RecordForm.module.css'

export type RecordFormProps = {
  /** The form's state, the props of its element, why the last submit failed, and whether anything is unsaved. */
  form: SubmitButtonProps['form'] & {
    element: ComponentProps<'form'>
    failure: unknown
    hasUnsaved: () => boolean
  }
  /** The text of the submit button. */
  submit: string
  /** After a version conflict: both versions with their own submit button, in place of the normal button. */
  conflict?: ReactNode
  /** The fields. */
  children: ReactNode
}

/** The form of a record: its fields, submit button and submit error. Guards against leaving unsaved input. */
export function RecordForm({ form, submit, conflict, children }: RecordFormProps) {
  return (
    <form className={styles.form} {...form.element}>
      {children}
      {conflict || <SubmitButton form={form}>{submit}</SubmitButton>}
      {form.failure ? (
        <Alert>
          <ProblemText problem={form.failure} />
        </Alert>
      ) : null}
      <LeaveGuard hasUnsaved={form.hasUnsaved} />
    </form>
  )
}
