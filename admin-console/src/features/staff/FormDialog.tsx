import { type ReactNode, type SubmitEvent, useId } from 'react'
import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { Dialog } from 'shared-ui/components/Dialog'
import { STAFF_DIALOGS } from 'shared-ui/copy/staff-panel'
import { ProblemText } from '../../lib/ProblemText.tsx'
import styles from './FormDialog.module.css'

export type FormDialogProps = {
  title: string
  /** What follows from sending it. */
  text?: string | undefined
  /** The words of the button. */
  submit: string
  form: { isReady: boolean; problem: unknown }
  pending: boolean
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  onCancel: () => void
  children: ReactNode
}

/** A form in a dialog, with all that is said about it inside (E-02). */
export function FormDialog(props: FormDialogProps) {
  const { title, text, submit, form, pending, onSubmit, onCancel, children } = props
  const formId = useId()
  return (
    <Dialog
      title={title}
      onDismiss={pending ? undefined : onCancel}
      actions={
        <>
          <Button disabled={pending} onClick={onCancel}>
            {STAFF_DIALOGS.cancel}
          </Button>
          <Button type="submit" variant="primary" form={formId} notReady={!form.isReady} pending={pending}>
            {submit}
          </Button>
        </>
      }
    >
      {text !== undefined && <p>{text}</p>}
      <form className={styles.form} id={formId} noValidate onSubmit={onSubmit}>
        {children}
      </form>
      {form.problem ? (
        <Alert>
          <ProblemText problem={form.problem} />
        </Alert>
      ) : null}
    </Dialog>
  )
}
