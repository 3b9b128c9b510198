import { StateBadge } from 'shared-ui/components/StateBadge'
import { COMPLAINTS_PANEL, urgencyWords } from 'shared-ui/copy/complaints-panel'
import { complaintUrgency } from 'shared-ui/rules/business-days'
import type { ComplaintRecordResponse } from 'shared-ui/validators/complaint'
import { useTodayInLima } from '../../lib/today-in-lima.ts'

/** How much time is left to answer a sheet, by a word and a shape; or that it is answered. */
export function DueBadge({ sheet }: { sheet: Pick<ComplaintRecordResponse, 'dueDate' | 'reply'> }) {
  const urgency = complaintUrgency(useTodayInLima(), sheet.dueDate)
  if (sheet.reply !== null) return <StateBadge tone="settled">{COMPLAINTS_PANEL.answered}</StateBadge>
  return (
    <StateBadge tone={urgency.state === 'left' ? 'waiting' : 'fault'}>{urgencyWords(urgency)}</StateBadge>
  )
}
