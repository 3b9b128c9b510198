import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { Alert } from 'shared-ui/components/Alert'
import { Button, type ButtonProps } from 'shared-ui/components/Button'
import { Dialog } from 'shared-ui/components/Dialog'
import { FormSummary, type MissingFields } from 'shared-ui/components/FormSummary'
import { LeaveQuestion } from 'shared-ui/components/LeaveQuestion'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { LeaveGuard } from 'shared-ui/forms/LeaveGuard'
import styles from './stacked-form.module.css'

export type FormDialogProps = {
  /** The action and what it affects. */
  title: string
  /** The text of the submit button. */
  submit: string
  /** The text of the button that closes the dialog. */
  cancel: string
  /** The look of the submit button; `danger` for what destroys something. By default primary. */
  variant?: ButtonProps['variant']
  /** The form's state, the props of its element, what is missing, why the last submit failed, and whether anything is unsaved. */
  form: {
    element: ComponentProps<'form'>
    isReady: boolean
    isPending: boolean
    missing: MissingFields | null
    problem: unknown
    hasUnsaved: () => boolean
  }
  /** Called by Escape, ✕ and the button that closes the dialog; with unsaved input after a question. */
  onCancel: () => void
  /** Above the fields: the consequence of submitting the form. */
  before?: ReactNode
  /** Replaces the error's own sentence. */
  problem?: ReactNode
  /** The fields. */
  children: ReactNode
}

/** A form in a dialog, which shows its errors itself. Asks before it is closed with unsaved input. */
export function FormDialog({ form, children, before, ...props }: FormDialogProps) {
  const { title, submit, cancel, variant = 'primary', onCancel } = props
  const formId = useId()
  const [isLeaving, setIsLeaving] = useState(false)
  const leave = () => (form.hasUnsaved() ? setIsLeaving(true) : onCancel())
  return (
    <Dialog
      title={title}
      onDismiss={form.isPending ? undefined : leave}
      actions={
        <>
          <Button disabled={form.isPending} onClick={leave}>
            {cancel}
          </Button>
          <Button
            type="submit"
            variant={variant}
            form={formId}
            notReady={!form.isReady}
            pending={form.isPending}
          >
            {submit}
          </Button>
        </>
      }
    >
      {before}
      <form className={styles.form} id={formId} {...form.element}>
        {children}
      </form>
      <FormSummary missing={form.missing} />
      {form.problem ? <Alert>{props.problem ?? <ProblemText problem={form.problem} />}</Alert> : null}
      {isLeaving && <LeaveQuestion onLeave={onCancel} onStay={() => setIsLeaving(false)} />}
      <LeaveGuard hasUnsaved={form.hasUnsaved} />
    </Dialog>
  )
}
