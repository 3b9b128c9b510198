import { TextField } from 'shared-ui/components/TextField'
import { STAFF_LABELS, staffNameProblems } from 'shared-ui/copy/staff-form'
import { STAFF_DIALOGS } from 'shared-ui/copy/staff-panel'
import type { StaffMemberAnswer } from 'shared-ui/validators/staff'
import { FormDialog } from './FormDialog.tsx'
import { useRenameStaff } from './use-change-staff.ts'
import { useTextForm } from './use-text-form.ts'

export type RenameDialogProps = {
  member: StaffMemberAnswer
  onCancel: () => void
  /** Told the new name, once the list with it is there. */
  onRenamed: (name: string) => void
}

/** The own name of who works here, as the log and the menu say it. */
export function RenameDialog({ member, onCancel, onRenamed }: RenameDialogProps) {
  const renaming = useRenameStaff(member)
  const form = useTextForm({ name: member.name }, staffNameProblems, renaming)
  return (
    <FormDialog
      title={STAFF_DIALOGS.renameTitle}
      submit={STAFF_DIALOGS.save}
      form={form}
      pending={renaming.isPending}
      onCancel={onCancel}
      onSubmit={(event) =>
        form.trySend(event, (draft) =>
          renaming.mutate(draft, { onSuccess: () => onRenamed(draft.name.trim()) }),
        )
      }
    >
      <TextField
        {...form.fieldOf('name')}
        label={STAFF_LABELS.name}
        autoComplete="off"
        maxLength={100}
        data-initial-focus
      />
    </FormDialog>
  )
}
