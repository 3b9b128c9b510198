import { type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Alert } from 'shared-ui/components/Alert'
import { CheckboxField } from 'shared-ui/components/CheckboxField'
import { ClientFields } from 'shared-ui/components/ClientFields'
import { focusFirstFault } from 'shared-ui/components/Field'
import { BOOKING } from 'shared-ui/copy/booking'
import { clientProblems } from 'shared-ui/copy/client-form'
import { goToHeading } from '../../../lib/go-to-heading.ts'
import { BookingProblem } from '../BookingProblem.tsx'
import { RefundPolicy } from '../RefundPolicy.tsx'
import type { Booking, Guest } from '../state/booking-request.ts'
import styles from './ClientStep.module.css'
import { FormNotes } from './FormNotes.tsx'
import { isLateRefusal, useIsLateArrival } from './late-arrival.ts'
import { NextStep } from './NextStep.tsx'
import { serverClientProblems } from './server-client-problems.ts'
import type { TakenNights } from './use-taken-nights.ts'

export type ClientStepProps = {
  booking: Booking
  /** The nights that somebody else had already when the page was opened, or null. */
  taken?: TakenNights | null
  guest: Guest
  onGuestChange: (guest: Guest) => void
  /** Empties the form; absent where nothing in it was stored before. */
  onForget?: (() => void) | undefined
  /** A payment session is being opened. */
  pending: boolean
  /** Why the last one could not be, or null. */
  problem: unknown
  onNext: () => void
}

/** B-01, B-03: who pays and stays, the terms, and 'Siguiente Paso'. */
export function ClientStep({ booking, taken = null, guest, ...props }: ClientStepProps) {
  const { onGuestChange, onForget, pending, problem, onNext } = props
  const [isTried, setTried] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const { draft, agreed, lateArrivalAccepted } = guest
  const isLate = useIsLateArrival(booking.stay.entry) || isLateRefusal(problem)
  const faults = clientProblems(draft)
  const isReady = Object.keys(faults).length === 0 && agreed && (lateArrivalAccepted || !isLate)
  const change = (part: Partial<Guest>) => {
    if (!pending) onGuestChange({ ...guest, ...part })
  }
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    flushSync(() => setTried(true))
    if (isReady) onNext()
    else focusFirstFault(event.currentTarget)
  }
  const forget = () => {
    onForget?.()
    goToHeading(heading.current)
  }
  return (
    <form className={styles.form} aria-labelledby="sus-datos" onSubmit={send} noValidate>
      <header>
        <h2 id="sus-datos" tabIndex={-1} ref={heading}>
          {BOOKING.client}
        </h2>
        <p className={styles.hint}>{BOOKING.clientHint}</p>
      </header>
      <FormNotes
        booking={booking}
        guest={guest}
        taken={problem === null ? taken : null}
        isLate={isLate}
        showMissing={isTried}
        onForget={onForget && !pending ? forget : undefined}
        onLateArrivalChange={pending ? undefined : (accepted) => change({ lateArrivalAccepted: accepted })}
      />
      <div>
        <ClientFields
          draft={draft}
          onDraftChange={(next) => change({ draft: next })}
          problems={{ ...serverClientProblems(problem), ...faults }}
          showAll={isTried || problem !== null}
          locked={pending}
        />
      </div>
      <RefundPolicy />
      <TermsField
        agreed={agreed}
        showMissing={isTried}
        locked={pending}
        onAgreedChange={(next) => change({ agreed: next })}
      />
      <NextStep quote={booking.quote} pending={pending} isReady={isReady} />
      {problem !== null && (
        <Alert>
          <BookingProblem problem={problem} stay={booking.stay} />
        </Alert>
      )}
    </form>
  )
}

type TermsFieldProps = {
  agreed: boolean
  showMissing: boolean
  locked: boolean
  onAgreedChange: (agreed: boolean) => void
}

function TermsField({ agreed, showMissing, locked, onAgreedChange }: TermsFieldProps) {
  return (
    <CheckboxField
      label={<TermsLabel />}
      checked={agreed}
      error={showMissing && !agreed ? BOOKING.termsMissing : undefined}
      aria-disabled={locked || undefined}
      onCheckedChange={onAgreedChange}
    />
  )
}

function TermsLabel() {
  return (
    <>
      {BOOKING.termsBefore}
      <a href="/politics" target="_blank" rel="noopener">
        {BOOKING.termsLink}
      </a>{' '}
      ({BOOKING.termsNote})
    </>
  )
}
