import { TextField } from 'shared-ui/components/TextField'
import { newStaffProblems, STAFF_LABELS } from 'shared-ui/copy/staff/staff-form'
import { STAFF_DIALOGS } from 'shared-ui/copy/staff/staff-panel'
import { useForm } from 'shared-ui/forms/use-form'
import { FormDialog } from '../../lib/forms/FormDialog.tsx'
import { NewPasswordFields } from '../../lib/forms/NewPasswordFields.tsx'
import { useAddStaff } from './use-change-staff.ts'

const NOBODY = { name: '', username: '', password: '', repeat: '' }

export type AddStaffDialogProps = {
  onCancel: () => void
  /** Called with the name and the id, after the list is refetched. */
  onAdded: (name: string, id: string) => void
}

/** The dialog that adds a staff member. */
export function AddStaffDialog({ onCancel, onAdded }: AddStaffDialogProps) {
  const adding = useAddStaff()
  const form = useForm({
    initial: NOBODY,
    check: newStaffProblems,
    send: adding.mutateAsync,
    onSent: ({ id }, draft) => onAdded(draft.name.trim(), id),
  })
  return (
    <FormDialog
      title={STAFF_DIALOGS.addTitle}
      before={<p>{STAFF_DIALOGS.addText}</p>}
      cancel={STAFF_DIALOGS.cancel}
      submit={STAFF_DIALOGS.add}
      form={form}
      onCancel={onCancel}
    >
      <TextField
        {...form.field('name')}
        required
        label={STAFF_LABELS.name}
        autoComplete="off"
        maxLength={100}
        data-initial-focus
      />
      <TextField
        {...form.field('username')}
        required
        label={STAFF_LABELS.username}
        hint={STAFF_LABELS.usernameHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <NewPasswordFields password={form.field('password')} repeat={form.field('repeat')} />
    </FormDialog>
  )
}
