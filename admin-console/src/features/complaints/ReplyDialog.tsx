import { ConfirmDialog } from 'shared-ui/components/ConfirmDialog'
import { REPLY_TO_COMPLAINT } from 'shared-ui/copy/complaints-panel'
import type { ComplaintRecordResponse } from 'shared-ui/validators/complaint'
import { ProblemText } from '../../lib/ProblemText.tsx'

export type ReplyDialogProps = {
  sheet: ComplaintRecordResponse
  pending: boolean
  /** Why it could not be sent; the question stays, so that a retry is one press. */
  problem: unknown
  onConfirm: () => void
  onCancel: () => void
}

/** W-08: an answer cannot be taken back, so it is asked about first. */
export function ReplyDialog({ sheet, pending, problem, onConfirm, onCancel }: ReplyDialogProps) {
  return (
    <ConfirmDialog
      title={REPLY_TO_COMPLAINT.title(sheet.number)}
      pending={pending}
      error={problem ? <ProblemText problem={problem} /> : null}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{REPLY_TO_COMPLAINT.consequence(sheet.names, sheet.email)}</p>
    </ConfirmDialog>
  )
}
