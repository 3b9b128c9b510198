import { formatDate } from 'shared-ui/copy/format'
import { COMPLAINT_KIND_NAMES } from 'shared-ui/copy/messages/complaints'
import { COMPLAINTS_PANEL } from 'shared-ui/copy/messages/complaints-panel'
import list from '../../../lib/table/card-list.module.css'
import { DueBadge } from '../DueBadge.tsx'
import styles from './ComplaintCards.module.css'
import { ComplaintLink } from './ComplaintLink.tsx'
import type { ComplaintsProps } from './ComplaintsTable.tsx'

/** The complaints on a phone, as a list of cards. */
export function ComplaintCards({ complaints }: ComplaintsProps) {
  return (
    <ul className={list.cards} role="list" aria-label={COMPLAINTS_PANEL.title}>
      {complaints.map((complaint) => (
        <li key={complaint._id} className={`${list.card} ${styles.card}`}>
          <p className={styles.head}>
            <ComplaintLink complaint={complaint} />
            <span>{COMPLAINT_KIND_NAMES[complaint.kind]}</span>
          </p>
          <p className={styles.names}>{complaint.names}</p>
          <p className={styles.head}>
            <span>{COMPLAINTS_PANEL.due(formatDate(complaint.dueDate))}</span>
            <DueBadge complaint={complaint} />
          </p>
        </li>
      ))}
    </ul>
  )
}
