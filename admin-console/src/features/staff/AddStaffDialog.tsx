import { TextField } from 'shared-ui/components/TextField'
import { newStaffProblems, STAFF_LABELS } from 'shared-ui/copy/staff-form'
import { STAFF_DIALOGS } from 'shared-ui/copy/staff-panel'
import { FormDialog } from './FormDialog.tsx'
import { useAddStaff } from './use-change-staff.ts'
import { useTextForm } from './use-text-form.ts'

const NOBODY = { name: '', username: '', password: '', repeat: '' }

export type AddStaffDialogProps = {
  onCancel: () => void
  /** Told the name, once the list with it is there. */
  onAdded: (name: string) => void
}

/** Adds somebody who is to work with the console. */
export function AddStaffDialog({ onCancel, onAdded }: AddStaffDialogProps) {
  const adding = useAddStaff()
  const form = useTextForm(NOBODY, newStaffProblems, adding)
  return (
    <FormDialog
      title={STAFF_DIALOGS.addTitle}
      text={STAFF_DIALOGS.addText}
      submit={STAFF_DIALOGS.add}
      form={form}
      pending={adding.isPending}
      onCancel={onCancel}
      onSubmit={(event) =>
        form.trySend(event, (draft) => adding.mutate(draft, { onSuccess: () => onAdded(draft.name.trim()) }))
      }
    >
      <TextField
        {...form.fieldOf('name')}
        label={STAFF_LABELS.name}
        autoComplete="off"
        maxLength={100}
        data-initial-focus
      />
      <TextField
        {...form.fieldOf('username')}
        label={STAFF_LABELS.username}
        hint={STAFF_LABELS.usernameHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
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
