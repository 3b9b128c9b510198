import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { BOOKING } from 'shared-ui/copy/booking'
import type { Stay } from 'shared-ui/rules/stay'
import type { Room } from 'shared-ui/validators/room'
import styles from './BookingScreen.module.css'
import { BookingStep } from './BookingStep.tsx'
import { type Booking, bookingOf } from './booking-request.ts'
import { DenialDialog } from './DenialDialog.tsx'
import { keepBooking, readKeptBooking } from './kept-booking.ts'
import { StaySummary } from './StaySummary.tsx'
import { SuccessDialog } from './SuccessDialog.tsx'
import { useStepFocus } from './step-focus.ts'
import { type Guest, useBooking } from './use-booking.ts'
import { useIsTaken } from './use-is-taken.ts'

/** B-01: one calm page: what is booked and what it costs in sight, the steps beside it. */
export function BookingScreen({ room, stay }: { room: Room; stay: Stay }) {
  const booking = bookingOf(room, stay)
  const model = useBooking(booking)
  const isTaken = useIsTaken(booking)
  const [guest, setGuest] = useGuest()
  const step = useStepFocus(model.state)
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{BOOKING.heading(room.identifier)}</h1>
      <StaySummary booking={booking} />
      <div className={styles.step} ref={step}>
        <BookingStep
          booking={booking}
          model={model}
          isTaken={isTaken}
          guest={guest}
          onGuestChange={setGuest}
        />
      </div>
      <OutcomeDialog booking={booking} model={model} email={guest.draft.email} />
    </div>
  )
}

/** What was typed, kept through a reload (E-03). */
function useGuest() {
  const [guest, setGuest] = useState<Guest>(() => {
    const { draft, agreed } = readKeptBooking()
    return { draft, agreed }
  })
  const change = (next: Guest) => {
    setGuest(next)
    keepBooking(next)
  }
  return [guest, change] as const
}

type OutcomeDialogProps = { booking: Booking; model: ReturnType<typeof useBooking>; email: string }

function OutcomeDialog({ booking, model, email }: OutcomeDialogProps) {
  const navigate = useNavigate()
  const { state } = model
  if (state.step === 'confirmed') {
    return (
      <SuccessDialog
        booking={booking}
        result={state.result}
        email={email}
        testMode={readKeptBooking().purchase?.testMode ?? false}
        onFinish={() => {
          model.finish()
          void navigate({ to: '/' })
        }}
      />
    )
  }
  if (state.step !== 'denied') return null
  return <DenialDialog booking={booking} result={state.result} onClose={model.closeDenial} />
}
