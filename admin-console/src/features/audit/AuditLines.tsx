import { formatMoment } from 'shared-ui/copy/format'
import { AUDIT_PANEL } from 'shared-ui/copy/staff/audit-panel'
import type { AuditEntryResponse } from 'shared-ui/validators/staff/audit'
import styles from './AuditLines.module.css'
import { AuditThing } from './AuditThing.tsx'
import { auditDetails } from './audit-details.ts'
import { actionText } from './audit-words.ts'

/** The entries of the audit log: time in Lima, person, action and thing, in one row each, stacked on a phone. */
export function AuditLines({ entries }: { entries: AuditEntryResponse[] }) {
  return (
    <ol className={styles.lines} role="list" aria-label={AUDIT_PANEL.title}>
      {entries.map((entry) => (
        <li key={entry._id} className={styles.line} data-action={entry.action}>
          <time className={styles.when} dateTime={entry.at}>
            {formatMoment(entry.at)}
          </time>
          <p className={styles.who}>{entry.who.name || AUDIT_PANEL.nobody}</p>
          <div className={styles.what}>
            <Action entry={entry} />
          </div>
        </li>
      ))}
    </ol>
  )
}

function Action({ entry }: { entry: AuditEntryResponse }) {
  const { words, thing } = actionText(entry)
  const details = auditDetails(entry)
  const isLinkItself = thing === '' && entry.subject.exists && entry.action !== 'sign_in'
  return (
    <>
      <p>
        {isLinkItself ? <AuditThing subject={entry.subject} text={words} /> : words}
        {thing !== '' && (
          <>
            {' '}
            <AuditThing subject={entry.subject} text={thing} />
          </>
        )}
      </p>
      {details.map((detail) => (
        <p key={detail} className={styles.detail}>
          {detail}
        </p>
      ))}
    </>
  )
}
