import { TextField } from 'shared-ui/components/TextField'
import { CONFIRM_IDENTITY, confirmationProblems } from 'shared-ui/copy/staff/staff-form'
import { useForm } from 'shared-ui/forms/use-form'
import { EmptyResponse } from 'shared-ui/validators/http/empty-response'
import { requestStaffApi } from '../../lib/api.ts'
import { FormDialog } from '../../lib/forms/FormDialog.tsx'
import { identityCheck } from '../../lib/session/identity-check.ts'

const confirm = (json: { currentPassword: string }) =>
  requestStaffApi('staff/confirm', EmptyResponse, { method: 'post', json })

/** Asks for one's own password before a change of accounts, over the page; the change is then sent again. */
export function ConfirmIdentityDialog() {
  const form = useForm({
    initial: { currentPassword: '' },
    check: confirmationProblems,
    send: confirm,
    onSent: () => identityCheck.answer(true),
  })
  return (
    <FormDialog
      title={CONFIRM_IDENTITY.title}
      before={<p>{CONFIRM_IDENTITY.text}</p>}
      cancel={CONFIRM_IDENTITY.cancel}
      submit={CONFIRM_IDENTITY.submit}
      form={{ ...form, hasUnsaved: () => false }}
      onCancel={() => identityCheck.answer(false)}
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
