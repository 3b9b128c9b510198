import { TextField } from 'shared-ui/components/TextField'
import { passwordProblems, STAFF_LABELS } from 'shared-ui/copy/staff-form'
import { STAFF_DIALOGS } from 'shared-ui/copy/staff-panel'
import type { StaffMemberAnswer } from 'shared-ui/validators/staff'
import { FormDialog } from './FormDialog.tsx'
import { useChangePassword } from './use-change-staff.ts'
import { useTextForm } from './use-text-form.ts'

const NOTHING = { currentPassword: '', password: '', repeat: '' }

export type PasswordDialogProps = {
  member: StaffMemberAnswer
  onCancel: () => void
  onChanged: () => void
}

/** Another password for oneself or for somebody else; either way only for who knows their own. */
export function PasswordDialog({ member, onCancel, onChanged }: PasswordDialogProps) {
  const changing = useChangePassword(member)
  const form = useTextForm(NOTHING, passwordProblems, changing)
  const { isYou } = member
  return (
    <FormDialog
      title={isYou ? STAFF_DIALOGS.ownPasswordTitle : STAFF_DIALOGS.passwordTitle(member.name)}
      text={isYou ? STAFF_DIALOGS.ownPasswordText : STAFF_DIALOGS.passwordText}
      submit={STAFF_DIALOGS.changePassword}
      form={form}
      pending={changing.isPending}
      onCancel={onCancel}
      onSubmit={(event) => form.trySend(event, (draft) => changing.mutate(draft, { onSuccess: onChanged }))}
    >
      <TextField
        {...form.fieldOf('currentPassword')}
        label={STAFF_LABELS.currentPassword}
        hint={isYou ? undefined : STAFF_LABELS.currentPasswordHint}
        type="password"
        autoComplete="current-password"
        data-initial-focus
      />
      <TextField
        {...form.fieldOf('password')}
        label={STAFF_LABELS.password}
        hint={STAFF_LABELS.passwordHint}
        type="password"
        autoComplete="new-password"
      />
      <TextField
        {...form.fieldOf('repeat')}
        label={STAFF_LABELS.repeat}
        type="password"
        autoComplete="new-password"
      />
    </FormDialog>
  )
}
