import { useEffect, useRef } from 'react'
import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { formatLongDate, formatMoment, formatSoles } from 'shared-ui/copy/format'
import {
  COMPLAINT_KIND_NAMES,
  COMPLAINTS_BOOK,
  GOOD_KIND_NAMES,
  COMPLAINT_LABELS as LABELS,
  COMPLAINT_RECORD as WORDS,
} from 'shared-ui/copy/messages/complaints'
import type { ComplaintRecordResponse, FiledComplaint } from 'shared-ui/validators/messages/complaint'
import { goToHeading } from '../../lib/page/go-to-heading.ts'
import styles from './ComplaintRecord.module.css'
import { ProviderBlock } from './ProviderBlock.tsx'
import { Rows } from './Rows.tsx'

export type ComplaintRecordProps = {
  filed: FiledComplaint
  /** Starts another complaint. */
  onAnother: () => void
}

/** A filed complaint in full, for the consumer to store or print. */
export function ComplaintRecord({ filed, onAnother }: ComplaintRecordProps) {
  const { complaint, copyMailed } = filed
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => goToHeading(heading.current), [])
  return (
    <article className={styles.paper}>
      <h1 ref={heading} tabIndex={-1}>
        {WORDS.title(complaint.number)}
      </h1>
      <div className={styles.onScreen}>
        <Alert tone="success">
          <p>{WORDS.saved(complaint.number)}</p>
          <p>{copyMailed ? WORDS.copy(complaint.email) : WORDS.noCopy}</p>
          <p>{WORDS.due(formatLongDate(complaint.dueDate))}</p>
        </Alert>
      </div>
      <Rows
        title={COMPLAINTS_BOOK.title}
        rows={[
          [WORDS.number, complaint.number],
          [WORDS.date, formatMoment(complaint.createdAt)],
          [LABELS.kind, COMPLAINT_KIND_NAMES[complaint.kind]],
          [WORDS.dueLabel, formatLongDate(complaint.dueDate)],
        ]}
      />
      <ProviderBlock />
      <Rows title={COMPLAINTS_BOOK.consumer} rows={consumerRows(complaint)} />
      <Rows
        title={COMPLAINTS_BOOK.good}
        rows={[
          [GOOD_KIND_NAMES[complaint.goodKind], complaint.goodDescription],
          [LABELS.amount, complaint.amount === null ? '' : formatSoles(complaint.amount)],
        ]}
      />
      <Rows
        title={COMPLAINTS_BOOK.complaint}
        rows={[
          [LABELS.detail, complaint.detail],
          [LABELS.asked, complaint.asked],
          [WORDS.reply, complaint.reply?.text ?? WORDS.noReply],
        ]}
      />
      <ul className={styles.notes}>
        {COMPLAINTS_BOOK.note.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <div className={`${styles.onScreen} ${styles.actions}`}>
        <Button variant="primary" onClick={() => window.print()}>
          {WORDS.print}
        </Button>
        <Button onClick={onAnother}>{WORDS.another}</Button>
      </div>
    </article>
  )
}

const consumerRows = (complaint: ComplaintRecordResponse) =>
  [
    [LABELS.names, complaint.names],
    [complaint.identificationDocument, complaint.identificationDocumentNumber],
    [LABELS.location, complaint.location],
    [LABELS.phone, complaint.phone],
    [LABELS.email, complaint.email],
    [LABELS.guardian, complaint.guardian],
  ] as const
