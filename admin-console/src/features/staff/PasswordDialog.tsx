import { TextField } from 'shared-ui/components/TextField'
import { passwordProblems, STAFF_LABELS } from 'shared-ui/copy/staff/staff-form'
import { STAFF_DIALOGS } from 'shared-ui/copy/staff/staff-panel'
import { useForm } from 'shared-ui/forms/use-form'
import type { StaffMemberResponse } from 'shared-ui/validators/staff/staff'
import { FormDialog } from '../../lib/forms/FormDialog.tsx'
import { NewPasswordFields } from '../../lib/forms/NewPasswordFields.tsx'
import { useChangePassword } from './use-change-staff.ts'

const NOTHING = { currentPassword: '', password: '', repeat: '' }

export type PasswordDialogProps = {
  member: StaffMemberResponse
  onCancel: () => void
  onChanged: () => void
}

/** The dialog that changes one's own or another member's password; both require the own current password. */
export function PasswordDialog({ member, onCancel, onChanged }: PasswordDialogProps) {
  const changing = useChangePassword(member)
  const form = useForm({
    initial: NOTHING,
    check: passwordProblems,
    send: changing.mutateAsync,
    onSent: () => onChanged(),
  })
  const { isYou } = member
  return (
    <FormDialog
      title={isYou ? STAFF_DIALOGS.ownPasswordTitle : STAFF_DIALOGS.passwordTitle(member.name)}
      before={<p>{isYou ? STAFF_DIALOGS.ownPasswordText : STAFF_DIALOGS.passwordText}</p>}
      cancel={STAFF_DIALOGS.cancel}
      submit={STAFF_DIALOGS.changePassword}
      form={form}
      onCancel={onCancel}
    >
      <TextField
        {...form.field('currentPassword')}
        required
        label={STAFF_LABELS.currentPassword}
        hint={isYou ? undefined : STAFF_LABELS.currentPasswordHint}
        type="password"
        autoComplete="current-password"
        data-initial-focus
      />
      <NewPasswordFields password={form.field('password')} repeat={form.field('repeat')} />
    </FormDialog>
  )
}
