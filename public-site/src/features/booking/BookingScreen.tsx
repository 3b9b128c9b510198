import { useNavigate } from '@tanstack/react-router'
import { BOOKING } from 'shared-ui/copy/booking/booking'
import { SEARCH } from 'shared-ui/copy/rooms/rooms-page'
import type { Stay } from 'shared-ui/rules/reservations/stay'
import type { Room } from 'shared-ui/validators/rooms/room'
import { useTodayInLima } from '../../lib/today-in-lima.ts'
import styles from './BookingScreen.module.css'
import { BookingStep } from './BookingStep.tsx'
import { useClient } from './client/use-client.ts'
import { DenialDialog } from './outcome/DenialDialog.tsx'
import { SuccessDialog } from './outcome/SuccessDialog.tsx'
import { StaySummary } from './StaySummary.tsx'
import { type Booking, bookingOf, type Client, fullName } from './state/booking-request.ts'
import type { BookingState } from './state/booking-state.ts'
import { readStoredBooking } from './state/stored-booking.ts'
import { useBooking } from './state/use-booking.ts'
import { TakenNotice } from './stay/TakenNotice.tsx'
import { type TakenNights, useTakenRoom } from './stay/use-taken-room.ts'
import { useStepFocus } from './step-focus.ts'

/** The booking page: the summary of the stay with its price, and beside it the current step. */
export function BookingScreen({ room, stay }: { room: Room; stay: Stay }) {
  const booking = bookingOf(room, stay)
  const model = useBooking(booking)
  const taken = useTakenRoom(booking)
  const { client, change, forget } = useClient()
  const step = useStepFocus(model.state)
  const today = useTodayInLima()
  const navigate = useNavigate()
  const openStay = ({ entry, departure }: Stay) =>
    void navigate({
      to: '/make-reservation/$roomID/$inDate/$outDate',
      params: { roomID: room._id, inDate: entry, outDate: departure },
      replace: true,
    })
  return (
    <div className={styles.page} data-sold={isSold(taken) ? '' : undefined}>
      <div className={styles.head}>
        <h1>{BOOKING.heading(room.identifier)}</h1>
        {stay.entry === today && <p className={styles.today}>{SEARCH.entryToday}</p>}
        {isAtForm(model.state) && taken.now && <TakenNotice room={taken.now} stay={stay} />}
      </div>
      <StaySummary booking={booking} onStayChange={canLeave(model.state) ? openStay : null} />
      <div className={styles.step} ref={step}>
        {!isSold(taken) && (
          <BookingStep
            booking={booking}
            model={model}
            client={client}
            onClientChange={change}
            onForget={forget}
          />
        )}
      </div>
      <OutcomeDialog booking={booking} model={model} client={client} />
    </div>
  )
}

/** Whether the visitor may open another stay: nothing is being sent, and no charge is open. A hold is released on leaving. */
const canLeave = ({ step }: BookingState): boolean =>
  step === 'client' || step === 'card' || step === 'hold_over'

/** Whether the visitor fills in the form, and no refusal above its button says more. */
const isAtForm = (state: BookingState): boolean => state.step === 'client' && state.problem === null

/** Whether the nights were sold or blocked when the page was opened and still are: a form could not lead anywhere. */
const isSold = ({ atOpening, now }: TakenNights): boolean => atOpening?.until === null && now?.until === null

type OutcomeDialogProps = { booking: Booking; model: ReturnType<typeof useBooking>; client: Client }

function OutcomeDialog({ booking, model, client }: OutcomeDialogProps) {
  const navigate = useNavigate()
  const { state } = model
  if (state.step === 'confirmed') {
    return (
      <SuccessDialog
        booking={booking}
        result={state.result}
        email={client.draft.email}
        testMode={readStoredBooking().purchase?.testMode ?? false}
        onFinish={() => {
          model.finish()
          void navigate({ to: '/' })
        }}
      />
    )
  }
  if (state.step !== 'denied') return null
  return (
    <DenialDialog
      booking={booking}
      result={state.result}
      clientName={fullName(client)}
      onDismiss={model.closeDenial}
    />
  )
}
