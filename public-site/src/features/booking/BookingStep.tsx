import type { Booking } from './booking-request.ts'
import { isAtCard } from './booking-state.ts'
import { CardStep } from './CardStep.tsx'
import { ClientStep } from './ClientStep.tsx'
import { HoldOver } from './HoldOver.tsx'
import { AskingOutcome, PaymentReversed, Unanswered } from './OutcomeNotices.tsx'
import type { BookingModel, Guest } from './use-booking.ts'

export type BookingStepProps = {
  booking: Booking
  model: BookingModel
  /** Somebody had these nights already when the page was opened. */
  isTaken?: boolean
  guest: Guest
  onGuestChange: (guest: Guest) => void
}

/** What the page asks or tells at the booking's step; a result stands in a dialog over the form. */
export function BookingStep({ booking, model, isTaken = false, guest, onGuestChange }: BookingStepProps) {
  const { state } = model
  const open = () => void model.open(guest.draft)
  if (isAtCard(state)) return <CardStep booking={booking} model={model} state={state} draft={guest.draft} />
  switch (state.step) {
    case 'client':
    case 'opening':
    case 'denied':
      return (
        <ClientStep
          booking={booking}
          isTaken={isTaken}
          guest={guest}
          onGuestChange={(next) => {
            onGuestChange(next)
            model.edited()
          }}
          pending={state.step === 'opening'}
          problem={state.step === 'client' ? state.problem : null}
          onNext={open}
        />
      )
    case 'hold_over':
    case 'reopening':
      return (
        <HoldOver
          stay={booking.stay}
          problem={state.step === 'hold_over' ? state.problem : null}
          pending={state.step === 'reopening'}
          onAgain={open}
          onChangeDetails={model.changeDetails}
        />
      )
    case 'asking':
      return <AskingOutcome failure={state.failure} onRetry={model.askAgain} />
    case 'unanswered':
      return <Unanswered purchaseNumber={state.purchase.purchaseNumber} />
    case 'reversed':
      return <PaymentReversed />
    case 'confirmed':
      return null
  }
}
