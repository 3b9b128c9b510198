import { ConfirmDialog } from 'shared-ui/components/ConfirmDialog'
import { LEAVE_FORM } from 'shared-ui/copy/forms/leave-form'

export type LeaveQuestionProps = { onLeave: () => void; onStay: () => void }

/** Asks whether to discard unsaved input. */
export function LeaveQuestion({ onLeave, onStay }: LeaveQuestionProps) {
  return (
    <ConfirmDialog title={LEAVE_FORM.title} onConfirm={onLeave} onCancel={onStay}>
      <p>{LEAVE_FORM.text}</p>
    </ConfirmDialog>
  )
}
