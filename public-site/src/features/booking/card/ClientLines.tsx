import { Button } from 'shared-ui/components/Button'
import { CARD } from 'shared-ui/copy/booking/booking'
import type { ClientDraft } from 'shared-ui/validators/reservations/client'
import styles from './ClientLines.module.css'

export type ClientLinesProps = {
  draft: ClientDraft
  /** Returns to the form; absent during a payment. */
  onEdit: (() => void) | undefined
}

/** The client for whom the payment session was opened. */
export function ClientLines({ draft, onEdit }: ClientLinesProps) {
  return (
    <div className={styles.lines}>
      <p>
        <strong>
          {draft.names} {draft.surnames}
        </strong>
        <br />
        {draft.identificationDocument} {draft.identificationDocumentNumber}
        <br />
        {draft.email}
      </p>
      <Button variant="quiet" disabled={!onEdit} onClick={onEdit}>
        {CARD.change}
      </Button>
    </div>
  )
}
