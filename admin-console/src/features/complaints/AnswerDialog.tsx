import { ConfirmDialog } from 'shared-ui/components/ConfirmDialog'
import { ANSWER_COMPLAINT } from 'shared-ui/copy/complaints-panel'
import type { ComplaintSheetAnswer } from 'shared-ui/validators/complaint'
import { ProblemText } from '../../lib/ProblemText.tsx'

export type AnswerDialogProps = {
  sheet: ComplaintSheetAnswer
  pending: boolean
  /** Why it could not be sent; the question stays, so that a retry is one press. */
  problem: unknown
  onConfirm: () => void
  onCancel: () => void
}

/** W-08: an answer cannot be taken back, so it is asked about first. */
export function AnswerDialog({ sheet, pending, problem, onConfirm, onCancel }: AnswerDialogProps) {
  return (
    <ConfirmDialog
      title={ANSWER_COMPLAINT.title(sheet.number)}
      pending={pending}
      error={problem ? <ProblemText problem={problem} /> : null}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{ANSWER_COMPLAINT.consequence(sheet.names, sheet.email)}</p>
    </ConfirmDialog>
  )
}
