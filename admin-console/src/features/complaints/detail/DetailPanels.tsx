import { formatLongDate, formatMoment, formatSoles } from 'shared-ui/copy/format'
import {
  COMPLAINT_KIND_NAMES,
  COMPLAINT_LABELS,
  COMPLAINT_RECORD,
  COMPLAINTS_BOOK,
  GOOD_KIND_NAMES,
} from 'shared-ui/copy/messages/complaints'
import { VIEW_COMPLAINT } from 'shared-ui/copy/messages/complaints-panel'
import type { ComplaintRecordResponse } from 'shared-ui/validators/messages/complaint'
import { Facts } from '../../../lib/page/Facts.tsx'
import { Panel } from '../../../lib/page/Panel.tsx'
import { PersonalDataButton } from '../../../lib/personal-data/PersonalDataButton.tsx'
import styles from './DetailPanels.module.css'

type ComplaintProps = { complaint: ComplaintRecordResponse }

/** The number, the date and the reply deadline. */
export function DetailPanel({ complaint }: ComplaintProps) {
  return (
    <Panel title={VIEW_COMPLAINT.sheet}>
      <Facts
        facts={[
          { label: COMPLAINT_RECORD.number, value: complaint.number },
          { label: COMPLAINT_RECORD.date, value: formatMoment(complaint.createdAt) },
          { label: VIEW_COMPLAINT.kind, value: COMPLAINT_KIND_NAMES[complaint.kind] },
          { label: VIEW_COMPLAINT.dueUntil, value: formatLongDate(complaint.dueDate) },
        ]}
      />
    </Panel>
  )
}

/** The consumer and their contact details. */
export function ConsumerPanel({ complaint }: ComplaintProps) {
  return (
    <Panel title={VIEW_COMPLAINT.consumer}>
      <Facts
        facts={[
          { label: COMPLAINT_LABELS.names, value: complaint.names },
          {
            label: VIEW_COMPLAINT.document,
            value: `${complaint.identificationDocument} ${complaint.identificationDocumentNumber}`,
          },
          { label: COMPLAINT_LABELS.location, value: complaint.location },
          { label: COMPLAINT_LABELS.phone, value: <a href={`tel:${complaint.phone}`}>{complaint.phone}</a> },
          { label: COMPLAINT_LABELS.email, value: complaint.email },
          { label: VIEW_COMPLAINT.minor, value: complaint.isMinor ? VIEW_COMPLAINT.isMinor : '' },
          { label: COMPLAINT_LABELS.guardian, value: complaint.guardian },
        ]}
      />
      <PersonalDataButton person={complaint.email || complaint.identificationDocumentNumber} />
    </Panel>
  )
}

/** The good or service that was bought. */
export function GoodPanel({ complaint }: ComplaintProps) {
  return (
    <Panel title={VIEW_COMPLAINT.good}>
      <Facts
        facts={[
          { label: VIEW_COMPLAINT.kind, value: GOOD_KIND_NAMES[complaint.goodKind] },
          { label: COMPLAINT_LABELS.goodDescription, value: complaint.goodDescription },
          {
            label: COMPLAINT_LABELS.amount,
            value: complaint.amount === null ? '' : formatSoles(complaint.amount),
          },
        ]}
      />
    </Panel>
  )
}

/** What happened, and what the consumer requests. */
export function ComplainedPanel({ complaint }: ComplaintProps) {
  return (
    <Panel title={VIEW_COMPLAINT.complaint}>
      <dl className={styles.texts}>
        <dt>{COMPLAINT_LABELS.detail}</dt>
        <dd>{complaint.detail}</dd>
        <dt>{COMPLAINT_LABELS.asked}</dt>
        <dd>{complaint.asked}</dd>
      </dl>
    </Panel>
  )
}

/** The lodge as the provider, which the law requires on every complaint record. */
export function ProviderPanel() {
  return (
    <Panel title={VIEW_COMPLAINT.provider}>
      <Facts facts={COMPLAINTS_BOOK.providerRows.map(([label, value]) => ({ label, value }))} />
    </Panel>
  )
}
