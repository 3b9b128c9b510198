import { TextField } from 'shared-ui/components/TextField'
import { STAFF_LABELS, staffNameProblems } from 'shared-ui/copy/staff/staff-form'
import { STAFF_DIALOGS } from 'shared-ui/copy/staff/staff-panel'
import { useForm } from 'shared-ui/forms/use-form'
import type { StaffMemberResponse } from 'shared-ui/validators/staff/staff'
import { FormDialog } from '../../lib/forms/FormDialog.tsx'
import { useRenameStaff } from './use-change-staff.ts'

export type RenameDialogProps = {
  member: StaffMemberResponse
  onCancel: () => void
  /** Called with the new name, after the list is refetched. */
  onRenamed: (name: string) => void
}

/** The dialog that changes a member's name, as shown in the audit log and the menu. */
export function RenameDialog({ member, onCancel, onRenamed }: RenameDialogProps) {
  const renaming = useRenameStaff(member)
  const form = useForm({
    initial: { name: member.name },
    check: staffNameProblems,
    send: renaming.mutateAsync,
    onSent: (_, draft) => onRenamed(draft.name.trim()),
  })
  return (
    <FormDialog
      title={STAFF_DIALOGS.renameTitle}
      cancel={STAFF_DIALOGS.cancel}
      submit={STAFF_DIALOGS.save}
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
    </FormDialog>
  )
}
