import { StateBadge } from 'shared-ui/components/StateBadge'
import { COMPLAINTS_PANEL, urgencyWords } from 'shared-ui/copy/messages/complaints-panel'
import { complaintUrgency } from 'shared-ui/rules/dates/business-days'
import type { ComplaintRecordResponse } from 'shared-ui/validators/messages/complaint'
import { useTodayInLima } from '../../lib/nights/today-in-lima.ts'

export type DueBadgeProps = {
  /** The day by which it must have a reply, and the reply. */
  complaint: Pick<ComplaintRecordResponse, 'dueDate' | 'reply'>
}

/** The time left to reply to a complaint, as a word and a shape; or that it has a reply. */
export function DueBadge({ complaint }: DueBadgeProps) {
  const urgency = complaintUrgency(useTodayInLima(), complaint.dueDate)
  if (complaint.reply !== null) return <StateBadge tone="settled">{COMPLAINTS_PANEL.answered}</StateBadge>
  return (
    <StateBadge tone={urgency.state === 'left' ? 'waiting' : 'attention'}>{urgencyWords(urgency)}</StateBadge>
  )
}
