import { CardStep } from './card/CardStep.tsx'
import { ClientStep } from './client/ClientStep.tsx'
import { DeniedLateNotice, NeverCharged, ReturnedNotice, Returning } from './outcome/EndingNotices.tsx'
import { HoldOver } from './outcome/HoldOver.tsx'
import { OutcomePending, Unanswered } from './outcome/OutcomeNotices.tsx'
import { type Booking, type Client, fullName } from './state/booking-request.ts'
import { type BookingState, isAtCard } from './state/booking-state.ts'
import type { BookingModel } from './state/use-booking.ts'

export type BookingStepProps = {
  /** The room, the stay and its price. */
  booking: Booking
  /** The state of the booking and what can be done in it. */
  model: BookingModel
  /** What was typed about the client, the stay and the agreements. */
  client: Client
  /** Receives the client's data after each change. */
  onClientChange: (client: Client) => void
  /** Empties the form; absent if nothing in it came from storage. */
  onForget?: (() => void) | undefined
}

/** Renders the form or notice of the booking's step. Some results are shown in a dialog over the form instead. */
export function BookingStep({ booking, model, client, onClientChange, ...form }: BookingStepProps) {
  const { state } = model
  const open = () => void model.open(client)
  if (isAtCard(state)) {
    return (
      <CardStep
        booking={booking}
        model={model}
        state={state}
        client={client}
        onClientChange={onClientChange}
      />
    )
  }
  if (state.step === 'client' || state.step === 'opening' || state.step === 'denied') {
    return (
      <ClientStep
        {...form}
        booking={booking}
        client={client}
        onClientChange={(next) => {
          onClientChange(next)
          model.edited()
        }}
        pending={state.step === 'opening'}
        problem={state.step === 'client' ? state.problem : null}
        onNext={open}
      />
    )
  }
  if (state.step === 'hold_over' || state.step === 'reopening') {
    return (
      <HoldOver
        booking={booking}
        problem={state.step === 'hold_over' ? state.problem : null}
        pending={state.step === 'reopening'}
        onAgain={open}
        onChangeDetails={model.changeDetails}
      />
    )
  }
  return <Outcome booking={booking} model={model} clientName={fullName(client)} state={state} />
}

type FormStep = 'client' | 'opening' | 'denied' | 'hold_over' | 'reopening'

type OutcomeProps = {
  booking: Booking
  model: BookingModel
  clientName: string
  state: Exclude<BookingState, { step: FormStep }>
}

/** The outcome of a purchase; nothing where the card step or a dialog shows it. */
function Outcome({ state, model, ...record }: OutcomeProps) {
  switch (state.step) {
    case 'asking':
      return <OutcomePending failure={state.failure} onRetry={model.askAgain} />
    case 'unanswered':
      return <Unanswered purchaseNumber={state.purchase.purchaseNumber} />
    case 'never_charged':
      return <NeverCharged purchaseNumber={state.purchaseNumber} onAgain={model.tryAgain} />
    case 'denied_late':
      return <DeniedLateNotice {...record} result={state.result} onAgain={model.tryAgain} />
    case 'returning':
      return <Returning {...record} result={state.result} onAgain={model.tryAgain} />
    case 'returned':
      return <ReturnedNotice {...record} result={state.result} onAgain={model.tryAgain} />
    case 'card':
    case 'paying':
    case 'confirmed':
      return null
  }
}
