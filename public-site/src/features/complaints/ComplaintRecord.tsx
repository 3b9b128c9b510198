import { useEffect, useRef } from 'react'
import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import {
  COMPLAINT_KIND_NAMES,
  COMPLAINTS_BOOK,
  type ComplaintRecordResponse,
  GOOD_KIND_NAMES,
  COMPLAINT_LABELS as LABELS,
  COMPLAINT_RECORD as WORDS,
} from 'shared-ui/copy/complaints'
import { formatLongDate, formatMoment, formatSoles } from 'shared-ui/copy/format'
import { goToHeading } from '../../lib/go-to-heading.ts'
import styles from './ComplaintRecord.module.css'
import { ProviderBlock } from './ProviderBlock.tsx'
import { Rows } from './Rows.tsx'

export type ComplaintRecordProps = {
  sheet: ComplaintRecordResponse
  /** Begins another sheet. */
  onAnother: () => void
}

/** A sheet that was taken, whole, as its consumer keeps or prints it. */
export function ComplaintRecord({ sheet, onAnother }: ComplaintRecordProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => goToHeading(heading.current), [])
  return (
    <article className={styles.sheet}>
      <h1 ref={heading} tabIndex={-1}>
        {WORDS.title(sheet.number)}
      </h1>
      <div className={styles.onScreen}>
        <Alert tone="success">
          <p>{WORDS.saved(sheet.number)}</p>
          <p>{WORDS.copy(sheet.email)}</p>
          <p>{WORDS.due(formatLongDate(sheet.dueDate))}</p>
        </Alert>
      </div>
      <Rows
        title={COMPLAINTS_BOOK.title}
        rows={[
          [WORDS.number, sheet.number],
          [WORDS.date, formatMoment(sheet.createdAt)],
          [LABELS.kind, COMPLAINT_KIND_NAMES[sheet.kind]],
          [WORDS.dueLabel, formatLongDate(sheet.dueDate)],
        ]}
      />
      <ProviderBlock />
      <Rows title={COMPLAINTS_BOOK.consumer} rows={consumerRows(sheet)} />
      <Rows
        title={COMPLAINTS_BOOK.good}
        rows={[
          [GOOD_KIND_NAMES[sheet.goodKind], sheet.goodDescription],
          [LABELS.amount, sheet.amount === null ? '' : formatSoles(sheet.amount)],
        ]}
      />
      <Rows
        title={COMPLAINTS_BOOK.complaint}
        rows={[
          [LABELS.detail, sheet.detail],
          [LABELS.asked, sheet.asked],
          [WORDS.reply, sheet.reply?.text ?? WORDS.noReply],
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

const consumerRows = (sheet: ComplaintRecordResponse) =>
  [
    [LABELS.names, sheet.names],
    [sheet.identificationDocument, sheet.identificationDocumentNumber],
    [LABELS.location, sheet.location],
    [LABELS.phone, sheet.phone],
    [LABELS.email, sheet.email],
    [LABELS.guardian, sheet.guardian],
  ] as const
