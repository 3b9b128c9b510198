import { Button } from 'shared-ui/components/Button'
import { VisuallyHidden } from 'shared-ui/components/VisuallyHidden'
import { formatMoment } from 'shared-ui/copy/format'
import { FOLIO } from 'shared-ui/copy/reservations/folio'
import type { FolioEntryResponse } from 'shared-ui/validators/payments/folio'
import styles from './FolioPanel.module.css'
import { entryDetails, entryName, signedAmount } from './folio-words.ts'

export type FolioEntriesProps = {
  /** Oldest first. */
  entries: readonly FolioEntryResponse[]
  onVoid: (entry: FolioEntryResponse) => void
}

/** The entries of a folio, voided ones crossed out with the reason. Those of the desk can be voided. */
export function FolioEntries({ entries, onVoid }: FolioEntriesProps) {
  if (entries.length === 0) return <p className={styles.note}>{FOLIO.empty}</p>
  return (
    <ol className={styles.entries} role="list" aria-label={FOLIO.entries}>
      {entries.map((entry) => (
        <li key={entry._id} className={styles.entry} data-voided={entry.voided !== null || undefined}>
          <p className={styles.name}>{entryName(entry)}</p>
          <p className={styles.amount}>{signedAmount(entry)}</p>
          <p className={styles.detail}>{entryDetails(entry)}</p>
          {entry.source === 'desk' && entry.voided === null && (
            <Button className={styles.void} variant="quiet" onClick={() => onVoid(entry)}>
              <span aria-hidden="true">{FOLIO.void}</span>
              <VisuallyHidden>{FOLIO.voidOf(entryName(entry), entry.amount)}</VisuallyHidden>
            </Button>
          )}
          {entry.voided && (
            <p className={styles.detail}>
              {FOLIO.voided(entry.voided.by, formatMoment(entry.voided.at), entry.voided.reason)}
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}
