import { STAFF_DONE } from 'shared-ui/copy/staff/staff-panel'
import { ActivityDialog } from './ActivityDialog.tsx'
import { AddStaffDialog, type AddStaffDialogProps } from './AddStaffDialog.tsx'
import type { OpenAction } from './open-action.ts'
import { PasswordDialog } from './PasswordDialog.tsx'
import { RenameDialog } from './RenameDialog.tsx'

export type StaffDialogProps = {
  open: OpenAction
  onCancel: () => void
  onAdded: AddStaffDialogProps['onAdded']
  /** Called with a sentence about what was done. */
  onDone: (sentence: string) => void
}

/** The dialog of the open action. */
export function StaffDialog({ open, onCancel, onAdded, onDone }: StaffDialogProps) {
  if (open.action === 'add') {
    return <AddStaffDialog onCancel={onCancel} onAdded={onAdded} />
  }
  const { member } = open
  switch (open.action) {
    case 'rename':
      return (
        <RenameDialog
          member={member}
          onCancel={onCancel}
          onRenamed={(name) => onDone(STAFF_DONE.renamed(name))}
        />
      )
    case 'password': {
      const sentence = member.isYou ? STAFF_DONE.ownPassword : STAFF_DONE.password(member.name)
      return <PasswordDialog member={member} onCancel={onCancel} onChanged={() => onDone(sentence)} />
    }
    case 'deactivate':
    case 'activate': {
      const sentence = member.active ? STAFF_DONE.deactivated(member.name) : STAFF_DONE.activated(member.name)
      return <ActivityDialog member={member} onCancel={onCancel} onDone={() => onDone(sentence)} />
    }
  }
}
