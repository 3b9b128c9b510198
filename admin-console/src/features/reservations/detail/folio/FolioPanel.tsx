import { useState } from 'react'
import { Button } from 'shared-ui/components/Button'
import { FOLIO } from 'shared-ui/copy/reservations/folio'
import type { FolioKind } from 'shared-ui/rules/money/folio'
import type { FolioEntryResponse } from 'shared-ui/validators/payments/folio'
import type { ReservationDetail } from 'shared-ui/validators/reservations/reservation'
import { DoneNotice } from '../../../../lib/notices/DoneNotice.tsx'
import { Facts } from '../../../../lib/page/Facts.tsx'
import { Panel } from '../../../../lib/page/Panel.tsx'
import { FolioEntries } from './FolioEntries.tsx'
import { FolioEntryDialog } from './FolioEntryDialog.tsx'
import styles from './FolioPanel.module.css'
import { entryLine, folioFacts } from './folio-words.ts'
import { VoidEntryDialog } from './VoidEntryDialog.tsx'

/** The open dialog: a new entry of a kind, or the entry to void. */
type Open = { add: FolioKind } | { voided: FolioEntryResponse } | null

/** Cuenta: the balance of a reservation, its entries, and the actions on them. */
export function FolioPanel({
  reservation,
}: {
  /** The reservation whose folio is shown. */
  reservation: ReservationDetail
}) {
  const [open, setOpen] = useState<Open>(null)
  const [voided, setVoided] = useState<FolioEntryResponse | null>(null)
  const { folio, state } = reservation
  const close = () => setOpen(null)
  const show = (next: Open) => {
    setVoided(null)
    setOpen(next)
  }
  const onVoided = (entry: FolioEntryResponse) => {
    close()
    setVoided(entry)
  }
  return (
    <Panel title={FOLIO.title}>
      <Facts facts={folioFacts(folio, state)} />
      <p className={styles.note}>{FOLIO.igvNote}</p>
      <FolioEntries entries={folio.entries} onVoid={(entry) => show({ voided: entry })} />
      {voided && <DoneNotice>{FOLIO.voidDone(entryLine(voided))}</DoneNotice>}
      <div className={styles.actions}>
        <Button
          variant={folio.balance > 0 ? 'primary' : 'secondary'}
          onClick={() => show({ add: 'payment' })}
        >
          {FOLIO.addPayment}
        </Button>
        <Button onClick={() => show({ add: 'charge' })}>{FOLIO.addCharge}</Button>
        <Button onClick={() => show({ add: 'refund' })}>{FOLIO.addRefund}</Button>
      </div>
      {open && 'add' in open && (
        <FolioEntryDialog kind={open.add} reservation={reservation} onClose={close} />
      )}
      {open && 'voided' in open && (
        <VoidEntryDialog
          reservationId={reservation._id}
          entry={open.voided}
          onVoided={() => onVoided(open.voided)}
          onClose={close}
        />
      )}
    </Panel>
  )
}
