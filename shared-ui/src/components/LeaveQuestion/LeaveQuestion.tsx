import { LEAVE_FORM } from '../../copy/forms/form-words.ts'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'

export type LeaveQuestionProps = { onLeave: () => void; onStay: () => void }

/** Asks whether to discard unsaved input. */
export function LeaveQuestion({ onLeave, onStay }: LeaveQuestionProps) {
  return (
    <ConfirmDialog title={LEAVE_FORM.title} onConfirm={onLeave} onCancel={onStay}>
      <p>{LEAVE_FORM.text}</p>
    </ConfirmDialog>
  )
}
