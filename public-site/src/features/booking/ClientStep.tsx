import { Link } from '@tanstack/react-router'
import { type SubmitEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { CheckboxField } from 'shared-ui/components/CheckboxField'
import { ClientFields } from 'shared-ui/components/ClientFields'
import { focusFirstFault } from 'shared-ui/components/Field'
import { BOOKING, CANNOT_BOOK, costText } from 'shared-ui/copy/booking'
import { clientProblems } from 'shared-ui/copy/client-form'
import { formatSoles } from 'shared-ui/copy/format'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems'
import { solesFromCentimos } from 'shared-ui/rules/money'
import { BookingProblem } from './BookingProblem.tsx'
import type { Booking } from './booking-request.ts'
import styles from './ClientStep.module.css'
import { RefundPolicy } from './RefundPolicy.tsx'
import { serverClientProblems } from './server-client-problems.ts'
import type { Guest } from './use-booking.ts'

export type ClientStepProps = {
  booking: Booking
  /** Somebody had these nights already when the page was opened. */
  isTaken?: boolean
  guest: Guest
  onGuestChange: (guest: Guest) => void
  /** A payment session is being opened. */
  pending: boolean
  /** Why the last one could not be, or null. */
  problem: unknown
  onNext: () => void
}

/** B-01, B-03: who pays and stays, the terms, and 'Siguiente Paso'. */
export function ClientStep({ booking, isTaken = false, guest, ...props }: ClientStepProps) {
  const { onGuestChange, pending, problem, onNext } = props
  const [isTried, setTried] = useState(false)
  const { draft, agreed } = guest
  const faults = clientProblems(draft)
  const isReady = Object.keys(faults).length === 0 && agreed
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    flushSync(() => setTried(true))
    if (isReady) onNext()
    else focusFirstFault(event.currentTarget)
  }
  return (
    <form className={styles.form} aria-labelledby="sus-datos" onSubmit={send} noValidate>
      <header>
        <h2 id="sus-datos" tabIndex={-1}>
          {BOOKING.client}
        </h2>
        <p className={styles.hint}>{BOOKING.clientHint}</p>
      </header>
      {isTaken && problem === null && <TakenAlert booking={booking} />}
      <div>
        <ClientFields
          draft={draft}
          onDraftChange={(next) => onGuestChange({ agreed, draft: next })}
          problems={{ ...serverClientProblems(problem), ...faults }}
          showAll={isTried || problem !== null}
        />
      </div>
      <RefundPolicy />
      <CheckboxField
        label={<TermsLabel />}
        checked={agreed}
        error={isTried && !agreed ? BOOKING.termsMissing : undefined}
        onCheckedChange={(next) => onGuestChange({ draft, agreed: next })}
      />
      <div className={styles.send}>
        <Button variant="primary" type="submit" pending={pending} notReady={!isReady}>
          {BOOKING.next}
        </Button>
        <p className={styles.cost}>
          {costText(booking.quote.nights, formatSoles(solesFromCentimos(booking.quote.total)))}
        </p>
      </div>
      <p className={styles.hint}>{isReady ? BOOKING.nextNote : BOOKING.notReady}</p>
      {problem !== null && (
        <Alert>
          <BookingProblem problem={problem} stay={booking.stay} />
        </Alert>
      )}
    </form>
  )
}

/** B-08: told before the form is filled in. */
function TakenAlert({ booking: { stay } }: { booking: Booking }) {
  return (
    <Alert tone="warning">
      {ERROR_SENTENCES.nights_taken}{' '}
      <Link to="/rooms" search={{ inDate: stay.entry, outDate: stay.departure }}>
        {CANNOT_BOOK.back}
      </Link>
    </Alert>
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
