import { ConfirmDialog } from 'shared-ui/components/ConfirmDialog'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { STAFF_DIALOGS } from 'shared-ui/copy/staff/staff-panel'
import type { StaffMemberResponse } from 'shared-ui/validators/staff/staff'
import { useSetActivity } from './use-change-staff.ts'

export type ActivityDialogProps = {
  member: StaffMemberResponse
  onCancel: () => void
  onDone: () => void
}

/** Confirms and performs the deactivation or reactivation of a member. */
export function ActivityDialog({ member, onCancel, onDone }: ActivityDialogProps) {
  const setting = useSetActivity(member)
  const { title, text } = questionOf(member)
  return (
    <ConfirmDialog
      title={title}
      pending={setting.isPending}
      error={setting.error && <ProblemText problem={setting.error} />}
      onConfirm={() => setting.mutate(undefined, { onSuccess: onDone })}
      onCancel={onCancel}
    >
      <p>{text}</p>
    </ConfirmDialog>
  )
}

function questionOf({ active, isYou, name }: StaffMemberResponse): { title: string; text: string } {
  if (!active) return { title: STAFF_DIALOGS.activateTitle(name), text: STAFF_DIALOGS.activateText }
  if (isYou) return { title: STAFF_DIALOGS.deactivateSelfTitle, text: STAFF_DIALOGS.deactivateSelfText }
  return { title: STAFF_DIALOGS.deactivateTitle(name), text: STAFF_DIALOGS.deactivateText }
}
