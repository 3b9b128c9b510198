import { TextField } from 'shared-ui/components/TextField'
import { CONFIRM_IDENTITY, confirmationProblems } from 'shared-ui/copy/staff/staff-form'
import { useForm } from 'shared-ui/forms/use-form'
import { FormDialog } from './FormDialog.tsx'

export type OwnPasswordDialogProps<Result> = {
  /** What is being confirmed. */
  title: string
  /** Why the password is asked for, in a sentence. */
  text: string
  /** The text of the submit button. */
  submit: string
  /** Sends the request with the password; its rejection is shown in the dialog. */
  send: (draft: { currentPassword: string }) => Promise<Result>
  /** Called with the result of the request. */
  onSent: (result: Result) => void
  /** Called by Escape, ✕ and the button that closes the dialog. */
  onCancel: () => void
}

/** Asks for one's own password. It is typed again in a moment, so the dialog closes without a question. */
export function OwnPasswordDialog<Result>(props: OwnPasswordDialogProps<Result>) {
  const { title, text, submit, send, onSent, onCancel } = props
  const form = useForm({ initial: { currentPassword: '' }, check: confirmationProblems, send, onSent })
  return (
    <FormDialog
      title={title}
      before={<p>{text}</p>}
      cancel={CONFIRM_IDENTITY.cancel}
      submit={submit}
      form={{ ...form, hasUnsaved: () => false }}
      onCancel={onCancel}
    >
      <TextField
        {...form.field('currentPassword')}
        required
        label={CONFIRM_IDENTITY.password}
        type="password"
        autoComplete="current-password"
        data-initial-focus
      />
    </FormDialog>
  )
}
