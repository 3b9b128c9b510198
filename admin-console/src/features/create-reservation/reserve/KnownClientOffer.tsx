import { useQuery } from '@tanstack/react-query'
import { Button } from 'shared-ui/components/Button'
import { STAFF_CLIENT } from 'shared-ui/copy/reservations/staff-client'
import type { KnownClient } from 'shared-ui/validators/reservations/known-client'
import type { StaffClientDraft } from '../../../lib/client/staff-client.ts'
import { usePausedText } from '../../../lib/hooks/use-paused-text.ts'
import { knownClientQuery } from './known-client-queries.ts'
import styles from './ReserveRoomForm.module.css'

export type KnownClientOfferProps = {
  draft: StaffClientDraft
  /** Fills the form with the data of the guest's last reservation. */
  onUse: (client: Partial<StaffClientDraft>) => void
}

/** Whether the form has the data of a client already. */
const hasDataOf = (draft: StaffClientDraft, client: KnownClient): boolean =>
  draft.names === client.names && draft.surnames === client.surnames && draft.phone === client.phone

const asTyped = ({ age, ...client }: KnownClient): Partial<StaffClientDraft> => ({
  ...client,
  age: String(age),
  withoutEmail: client.email === '',
})

/**
 * Offers the data of a guest who was here before, once the document is typed; only a press fills the form. If the guest cannot be
 * looked up, nothing is offered and the form works as for a new one.
 */
export function KnownClientOffer({ draft, onUse }: KnownClientOfferProps) {
  const number = usePausedText(draft.identificationDocumentNumber)
  const { data: client } = useQuery(knownClientQuery(draft.identificationDocument, number))
  const isOffered = client && number === draft.identificationDocumentNumber && !hasDataOf(draft, client)
  return (
    <div className={styles.known} aria-live="polite">
      {isOffered && (
        <>
          <p>{STAFF_CLIENT.known}</p>
          <Button onClick={() => onUse(asTyped(client))}>
            {STAFF_CLIENT.acceptKnown(`${client.names} ${client.surnames}`)}
          </Button>
        </>
      )}
    </div>
  )
}
