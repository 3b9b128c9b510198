import { useState } from 'react'
import { Button } from 'shared-ui/components/Button'
import { StateBadge } from 'shared-ui/components/StateBadge'
import { DELETE_RESERVATION, RESERVATION_STATE_WORDS } from 'shared-ui/copy/reservations-panel'
import { VIEW_RESERVATION } from 'shared-ui/copy/view-reservation'
import type { ReservationDetail } from 'shared-ui/validators/reservation'
import { DoneNotice } from '../../lib/DoneNotice.tsx'
import { ButtonRouteLink } from '../../lib/links.tsx'
import { Page } from '../../lib/page/Page.tsx'
import { ClientPanel } from './ClientPanel.tsx'
import { DeleteReservationDialog } from './DeleteReservationDialog.tsx'
import { HistoryPanel } from './HistoryPanel.tsx'
import { PaymentPanel } from './PaymentPanel.tsx'
import styles from './ReservationSheet.module.css'
import { RoomPanel } from './RoomPanel.tsx'
import { clientName, RESERVATION_TONES } from './reservation-words.ts'
import { StayPanel } from './StayPanel.tsx'

/** all there is to know of a reservation, on the screen and on paper. */
export function ReservationSheet({ reservation }: { reservation: ReservationDetail }) {
  const [deletion, setDeletion] = useState<'none' | 'asked' | 'done'>('none')
  const { client, state } = reservation
  return (
    <Page
      title={VIEW_RESERVATION.title}
      lead={
        <span className={styles.lead}>
          {clientName(client)}
          <StateBadge tone={RESERVATION_TONES[state]}>{RESERVATION_STATE_WORDS[state]}</StateBadge>
        </span>
      }
      actions={
        <>
          <ButtonRouteLink to="/reservations-panel">{VIEW_RESERVATION.back}</ButtonRouteLink>
          {state !== 'deleted' && (
            <Button onClick={() => setDeletion('asked')}>{DELETE_RESERVATION.button}</Button>
          )}
          <Button variant="primary" onClick={() => window.print()}>
            {VIEW_RESERVATION.print}
          </Button>
        </>
      }
    >
      {deletion === 'done' && <DoneNotice>{DELETE_RESERVATION.done(clientName(client))}</DoneNotice>}
      <div className={styles.sheet}>
        <div className={styles.column}>
          <StayPanel reservation={reservation} />
          <RoomPanel room={reservation.room} pricePerNight={reservation.pricePerNight} />
        </div>
        <div className={styles.column}>
          <ClientPanel client={client} />
          <PaymentPanel payment={reservation.payment} />
          <HistoryPanel history={reservation.history} />
        </div>
      </div>
      {deletion === 'asked' && (
        <DeleteReservationDialog
          reservation={reservation}
          onCancel={() => setDeletion('none')}
          onDeleted={() => setDeletion('done')}
        />
      )}
    </Page>
  )
}
