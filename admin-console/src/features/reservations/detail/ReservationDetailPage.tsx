import { useDeferredValue, useState } from 'react'
import { flushSync } from 'react-dom'
import { Alert } from 'shared-ui/components/Alert'
import { StateBadge } from 'shared-ui/components/StateBadge'
import { CANCEL_RESERVATION } from 'shared-ui/copy/reservations/change/cancel-reservation'
import { DELETE_RESERVATION, reservationStateWord } from 'shared-ui/copy/reservations/reservations-panel'
import { VIEW_RESERVATION } from 'shared-ui/copy/reservations/view-reservation'
import type { ReservationDetail } from 'shared-ui/validators/reservations/reservation'
import { useTodayInLima } from '../../../lib/nights/today-in-lima.ts'
import { DoneNotice } from '../../../lib/notices/DoneNotice.tsx'
import detail from '../../../lib/page/detail-page.module.css'
import { Page } from '../../../lib/page/Page.tsx'
import { CancelReservationDialog } from '../cancel/CancelReservationDialog.tsx'
import { DeleteReservationDialog } from '../DeleteReservationDialog.tsx'
import { DeletionNotice, RestoreButton } from '../DeletionNotice.tsx'
import { RegistrationSheet } from '../print/RegistrationSheet.tsx'
import { ReservationPrint } from '../print/ReservationPrint.tsx'
import { clientName, reservationTone } from '../reservation-words.ts'
import { useRestoreReservation } from '../use-delete-reservation.ts'
import { ClientPanel } from './ClientPanel.tsx'
import { FolioPanel } from './folio/FolioPanel.tsx'
import { GuestPanel } from './GuestPanel.tsx'
import { StayGuestsPanel, type StayGuestsPanelProps } from './guests/StayGuestsPanel.tsx'
import { HistoryPanel } from './HistoryPanel.tsx'
import { CancellationPanel } from './payment/CancellationPanel.tsx'
import { PaymentPanel } from './payment/PaymentPanel.tsx'
import { ReservationActions } from './ReservationActions.tsx'
import styles from './ReservationDetailPage.module.css'
import { RoomPanel } from './RoomPanel.tsx'
import { StayPanel } from './StayPanel.tsx'

/** The open dialog or the notice shown on the page. */
type Action = 'none' | 'delete' | 'deleted' | 'cancel' | 'cancelled'

/** What is printed: the reservation, or the registration sheet with its guests or without them. */
export type PrintedPaper = 'reservation' | 'registration' | 'blank_registration'

/** The detail page of a reservation, with its print versions. */
export function ReservationDetailPage({ reservation }: { reservation: ReservationDetail }) {
  const [action, setAction] = useState<Action>('none')
  const restoring = useRestoreReservation()
  const today = useTodayInLima()
  // The print version is deferred until the screen version is rendered.
  const isScreenRendered = useDeferredValue(true, false)
  const [paper, setPaper] = useState<PrintedPaper>('reservation')
  const { client } = reservation
  const print = (chosen: PrintedPaper) => {
    // The browser prints what is rendered when it is asked.
    flushSync(() => setPaper(chosen))
    window.print()
  }
  return (
    <>
      <div className={styles.screen}>
        <Page
          title={VIEW_RESERVATION.title}
          lead={
            <span className={detail.lead}>
              {clientName(client)}
              <StateBadge tone={reservationTone(reservation)}>{reservationStateWord(reservation)}</StateBadge>
            </span>
          }
          actions={
            <ReservationActions
              reservation={reservation}
              onAsk={setAction}
              onPrint={() => print('reservation')}
            />
          }
        >
          <DeletionNotice deleted={action === 'deleted' ? reservation : null} restoring={restoring} />
          {action !== 'deleted' && reservation.state === 'deleted' && (
            <Alert
              tone="information"
              action={<RestoreButton reservation={reservation} restoring={restoring} />}
            >
              {DELETE_RESERVATION.isDeleted}
            </Alert>
          )}
          {action === 'cancelled' && <DoneNotice>{CANCEL_RESERVATION.done(clientName(client))}</DoneNotice>}
          <ReservationPanels reservation={reservation} onPrint={print} />
          {action === 'delete' && (
            <DeleteReservationDialog
              reservation={reservation}
              onCancel={() => setAction('none')}
              onDeleted={() => {
                restoring.reset()
                setAction('deleted')
              }}
            />
          )}
          {action === 'cancel' && (
            <CancelReservationDialog
              reservation={reservation}
              today={today}
              onDismiss={() => setAction('none')}
              onCancelled={() => setAction('cancelled')}
            />
          )}
        </Page>
      </div>
      {isScreenRendered &&
        (paper === 'reservation' ? (
          <ReservationPrint reservation={reservation} today={today} />
        ) : (
          <RegistrationSheet
            reservation={reservation}
            guests={paper === 'registration' ? 'registered' : 'nobody'}
          />
        ))}
    </>
  )
}

function ReservationPanels({ reservation, onPrint }: StayGuestsPanelProps) {
  return (
    <div className={detail.panels}>
      <div className={detail.column}>
        <GuestPanel reservation={reservation} />
        <StayGuestsPanel reservation={reservation} onPrint={onPrint} />
        <StayPanel reservation={reservation} />
        <FolioPanel reservation={reservation} />
        <RoomPanel room={reservation.room} pricePerNight={reservation.pricePerNight} />
      </div>
      <div className={detail.column}>
        <CancellationPanel history={reservation.history} />
        <ClientPanel reservation={reservation} />
        <PaymentPanel reservation={reservation} />
        <HistoryPanel history={reservation.history} />
      </div>
    </div>
  )
}
