import { LEAVE_FORM } from '../../copy/forms/form-words.ts'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'

export type LeaveQuestionProps = {
  /** Called by 'Sí': what was typed is dropped. */
  onLeave: () => void
  /** Called by 'No' and by Escape: the form stays as it is. */
  onStay: () => void
}

/** Asks whether to discard unsaved input. */
export function LeaveQuestion({ onLeave, onStay }: LeaveQuestionProps) {
  return (
    <ConfirmDialog title={LEAVE_FORM.title} onConfirm={onLeave} onCancel={onStay}>
      <p>{LEAVE_FORM.text}</p>
    </ConfirmDialog>
  )
}
