import {
  COMPLAINT_KIND_NAMES,
  COMPLAINT_LABELS,
  COMPLAINT_RECORD,
  COMPLAINTS_BOOK,
  GOOD_KIND_NAMES,
} from 'shared-ui/copy/complaints'
import { VIEW_COMPLAINT } from 'shared-ui/copy/complaints-panel'
import { formatLongDate, formatMoment, formatSoles } from 'shared-ui/copy/format'
import type { ComplaintRecordResponse } from 'shared-ui/validators/complaint'
import { Facts } from '../../lib/page/Facts.tsx'
import { Panel } from '../../lib/page/Panel.tsx'
import styles from './DetailPanels.module.css'

type SheetProps = { sheet: ComplaintRecordResponse }

/** Its number, its date, and until when it must be answered. */
export function DetailPanel({ sheet }: SheetProps) {
  return (
    <Panel title={VIEW_COMPLAINT.sheet}>
      <Facts
        facts={[
          { label: COMPLAINT_RECORD.number, value: sheet.number },
          { label: COMPLAINT_RECORD.date, value: formatMoment(sheet.createdAt) },
          { label: VIEW_COMPLAINT.kind, value: COMPLAINT_KIND_NAMES[sheet.kind] },
          { label: VIEW_COMPLAINT.dueUntil, value: formatLongDate(sheet.dueDate) },
        ]}
      />
    </Panel>
  )
}

/** Who complains, and how to reach them. */
export function ConsumerPanel({ sheet }: SheetProps) {
  return (
    <Panel title={VIEW_COMPLAINT.consumer}>
      <Facts
        facts={[
          { label: COMPLAINT_LABELS.names, value: sheet.names },
          {
            label: VIEW_COMPLAINT.document,
            value: `${sheet.identificationDocument} ${sheet.identificationDocumentNumber}`,
          },
          { label: COMPLAINT_LABELS.location, value: sheet.location },
          { label: COMPLAINT_LABELS.phone, value: <a href={`tel:${sheet.phone}`}>{sheet.phone}</a> },
          { label: COMPLAINT_LABELS.email, value: sheet.email },
          { label: VIEW_COMPLAINT.minor, value: sheet.isMinor ? VIEW_COMPLAINT.isMinor : '' },
          { label: COMPLAINT_LABELS.guardian, value: sheet.guardian },
        ]}
      />
    </Panel>
  )
}

/** What was bought. */
export function GoodPanel({ sheet }: SheetProps) {
  return (
    <Panel title={VIEW_COMPLAINT.good}>
      <Facts
        facts={[
          { label: VIEW_COMPLAINT.kind, value: GOOD_KIND_NAMES[sheet.goodKind] },
          { label: COMPLAINT_LABELS.goodDescription, value: sheet.goodDescription },
          {
            label: COMPLAINT_LABELS.amount,
            value: sheet.amount === null ? '' : formatSoles(sheet.amount),
          },
        ]}
      />
    </Panel>
  )
}

/** What happened, and what is asked for. */
export function ComplainedPanel({ sheet }: SheetProps) {
  return (
    <Panel title={VIEW_COMPLAINT.complaint}>
      <dl className={styles.texts}>
        <dt>{COMPLAINT_LABELS.detail}</dt>
        <dd>{sheet.detail}</dd>
        <dt>{COMPLAINT_LABELS.asked}</dt>
        <dd>{sheet.asked}</dd>
      </dl>
    </Panel>
  )
}

/** The lodge, as the law wants it on every sheet. */
export function ProviderPanel() {
  return (
    <Panel title={VIEW_COMPLAINT.provider}>
      <Facts facts={COMPLAINTS_BOOK.providerRows.map(([label, value]) => ({ label, value }))} />
    </Panel>
  )
}
