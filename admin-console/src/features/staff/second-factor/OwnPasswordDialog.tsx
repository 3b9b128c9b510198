import { TextField } from 'shared-ui/components/TextField'
import { ownPasswordProblems, SECOND_FACTOR_DIALOGS } from 'shared-ui/copy/staff/second-factor'
import { useForm } from 'shared-ui/forms/use-form'
import { FormDialog } from '../../../lib/forms/FormDialog.tsx'

export type OwnPasswordDialogProps<Result> = {
  title: string
  text: string
  submit: string
  send: (draft: { currentPassword: string }) => Promise<Result>
  onSent: (result: Result) => void
  onCancel: () => void
}

/** A change of one's second factor, which requires the own password. */
export function OwnPasswordDialog<Result>(props: OwnPasswordDialogProps<Result>) {
  const { title, text, submit, send, onSent, onCancel } = props
  const form = useForm({ initial: { currentPassword: '' }, check: ownPasswordProblems, send, onSent })
  return (
    <FormDialog
      title={title}
      before={<p>{text}</p>}
      cancel={SECOND_FACTOR_DIALOGS.cancel}
      submit={submit}
      form={{ ...form, hasUnsaved: () => false }}
      onCancel={onCancel}
    >
      <TextField
        {...form.field('currentPassword')}
        required
        label={SECOND_FACTOR_DIALOGS.password}
        type="password"
        autoComplete="current-password"
        data-initial-focus
      />
    </FormDialog>
  )
}
