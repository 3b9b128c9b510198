import { ConfirmDialog } from 'shared-ui/components/ConfirmDialog'
import { LEAVE_FORM } from 'shared-ui/copy/leave-form'

export type LeaveQuestionProps = { onLeave: () => void; onStay: () => void }

/** D-14: whether to leave what is typed. */
export function LeaveQuestion({ onLeave, onStay }: LeaveQuestionProps) {
  return (
    <ConfirmDialog title={LEAVE_FORM.title} onConfirm={onLeave} onCancel={onStay}>
      <p>{LEAVE_FORM.text}</p>
    </ConfirmDialog>
  )
}
