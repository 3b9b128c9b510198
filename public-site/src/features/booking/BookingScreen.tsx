import { useNavigate } from '@tanstack/react-router'
import { BOOKING } from 'shared-ui/copy/booking/booking'
import type { Stay } from 'shared-ui/rules/reservations/stay'
import type { Room } from 'shared-ui/validators/rooms/room'
import styles from './BookingScreen.module.css'
import { BookingStep } from './BookingStep.tsx'
import { useGuest } from './client/use-guest.ts'
import { useTakenNights } from './client/use-taken-nights.ts'
import { DenialDialog } from './outcome/DenialDialog.tsx'
import { SuccessDialog } from './outcome/SuccessDialog.tsx'
import { StaySummary } from './StaySummary.tsx'
import { type Booking, bookingOf, fullName, type Guest } from './state/booking-request.ts'
import { readStoredBooking } from './state/stored-booking.ts'
import { useBooking } from './state/use-booking.ts'
import { useStepFocus } from './step-focus.ts'

/** The booking page: the summary of the stay with its price, and beside it the current step. */
export function BookingScreen({ room, stay }: { room: Room; stay: Stay }) {
  const booking = bookingOf(room, stay)
  const model = useBooking(booking)
  const taken = useTakenNights(booking)
  const { guest, change, forget } = useGuest()
  const step = useStepFocus(model.state)
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{BOOKING.heading(room.identifier)}</h1>
      <StaySummary booking={booking} />
      <div className={styles.step} ref={step}>
        <BookingStep
          booking={booking}
          model={model}
          taken={taken}
          guest={guest}
          onGuestChange={change}
          onForget={forget}
        />
      </div>
      <OutcomeDialog booking={booking} model={model} guest={guest} />
    </div>
  )
}

type OutcomeDialogProps = { booking: Booking; model: ReturnType<typeof useBooking>; guest: Guest }

function OutcomeDialog({ booking, model, guest }: OutcomeDialogProps) {
  const navigate = useNavigate()
  const { state } = model
  if (state.step === 'confirmed') {
    return (
      <SuccessDialog
        booking={booking}
        result={state.result}
        email={guest.draft.email}
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
      guestName={fullName(guest)}
      onClose={model.closeDenial}
    />
  )
}
