import { COMPLAINT_KIND_NAMES } from 'shared-ui/copy/complaints'
import { COMPLAINTS_PANEL } from 'shared-ui/copy/complaints-panel'
import { formatDate } from 'shared-ui/copy/format'
import styles from './ComplaintCards.module.css'
import { ComplaintLink } from './ComplaintLink.tsx'
import type { ComplaintsProps } from './ComplaintsTable.tsx'
import { DueBadge } from './DueBadge.tsx'

/** The sheets on a phone, one beneath the other. */
export function ComplaintCards({ sheets }: ComplaintsProps) {
  return (
    <ul className={styles.cards} role="list" aria-label={COMPLAINTS_PANEL.title}>
      {sheets.map((sheet) => (
        <li key={sheet._id} className={styles.card}>
          <p className={styles.head}>
            <ComplaintLink sheet={sheet} />
            <span>{COMPLAINT_KIND_NAMES[sheet.kind]}</span>
          </p>
          <p className={styles.names}>{sheet.names}</p>
          <p className={styles.head}>
            <span>{COMPLAINTS_PANEL.due(formatDate(sheet.dueDate))}</span>
            <DueBadge sheet={sheet} />
          </p>
        </li>
      ))}
    </ul>
  )
}
