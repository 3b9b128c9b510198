import { ConfirmDialog } from 'shared-ui/components/ConfirmDialog'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { REPLY_TO_COMPLAINT } from 'shared-ui/copy/messages/complaints-panel'
import type { ComplaintRecordResponse } from 'shared-ui/validators/messages/complaint'

export type ReplyDialogProps = {
  complaint: ComplaintRecordResponse
  pending: boolean
  /** Why the reply could not be sent; the dialog stays open, so that a retry is one press. */
  problem: unknown
  onConfirm: () => void
  onCancel: () => void
}

/** Confirms a reply, which cannot be withdrawn. */
export function ReplyDialog({ complaint, pending, problem, onConfirm, onCancel }: ReplyDialogProps) {
  return (
    <ConfirmDialog
      title={REPLY_TO_COMPLAINT.title(complaint.number)}
      pending={pending}
      error={problem ? <ProblemText problem={problem} /> : null}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{REPLY_TO_COMPLAINT.consequence(complaint.names, complaint.email)}</p>
    </ConfirmDialog>
  )
}
