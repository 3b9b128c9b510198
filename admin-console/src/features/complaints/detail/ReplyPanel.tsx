import { useState } from 'react'
import { isRefusal } from 'shared-ui/api/problems'
import { Alert } from 'shared-ui/components/Alert'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { formatMoment } from 'shared-ui/copy/format'
import {
  EMPTY_REPLY,
  REPLY_TO_COMPLAINT,
  replyProblems,
  VIEW_COMPLAINT,
} from 'shared-ui/copy/messages/complaints-panel'
import { LeaveGuard } from 'shared-ui/forms/LeaveGuard'
import { useFormFields } from 'shared-ui/forms/use-form-fields'
import type { ComplaintRecordResponse } from 'shared-ui/validators/messages/complaint'
import { DoneNotice } from '../../../lib/notices/DoneNotice.tsx'
import { Panel } from '../../../lib/page/Panel.tsx'
import { ReplyDialog } from './ReplyDialog.tsx'
import { ReplyForm } from './ReplyForm.tsx'
import styles from './ReplyPanel.module.css'
import { useReplyToComplaint } from './use-reply-to-complaint.ts'

/** The reply to a complaint, or the form for it, which is sent after confirmation. */
export function ReplyPanel({ complaint }: { complaint: ComplaintRecordResponse }) {
  const [draft, setDraft] = useState(EMPTY_REPLY)
  const replying = useReplyToComplaint(complaint._id)
  const [isConfirming, setConfirming] = useState(false)
  const form = useFormFields({
    draft,
    onDraftChange: setDraft,
    check: replyProblems,
    onSubmit: () => setConfirming(true),
  })
  const isTooLate = isRefusal(replying.error, 'complaint_answered')
  const send = () =>
    replying.mutate(draft.reply, {
      onSuccess: () => setConfirming(false),
      onError: (problem) => setConfirming(!isRefusal(problem, 'complaint_answered')),
    })
  return (
    <Panel title={VIEW_COMPLAINT.reply}>
      {replying.isSuccess && <DoneNotice>{REPLY_TO_COMPLAINT.done(complaint.email)}</DoneNotice>}
      {isTooLate && (
        <Alert>
          <ProblemText problem={replying.error} />
        </Alert>
      )}
      {complaint.reply === null ? (
        <ReplyForm email={complaint.email} form={form} />
      ) : (
        <Reply reply={complaint.reply} />
      )}
      {isTooLate && <Unsent text={draft.reply} />}
      <LeaveGuard hasUnsaved={() => complaint.reply === null && draft.reply.trim() !== ''} />
      {isConfirming && (
        <ReplyDialog
          complaint={complaint}
          pending={replying.isPending}
          problem={isTooLate ? null : replying.error}
          onConfirm={send}
          onCancel={() => setConfirming(false)}
        />
      )}
    </Panel>
  )
}

function Reply({ reply }: { reply: NonNullable<ComplaintRecordResponse['reply']> }) {
  return (
    <>
      <p className={styles.words}>{reply.text}</p>
      <p className={styles.note}>{VIEW_COMPLAINT.repliedBy(reply.by, formatMoment(reply.at))}</p>
    </>
  )
}

/** The text of a reply that was not sent, because somebody else replied first. */
function Unsent({ text }: { text: string }) {
  return (
    <>
      <p className={styles.note}>{REPLY_TO_COMPLAINT.yours}</p>
      <p className={styles.words}>{text}</p>
    </>
  )
}
