import { useRef } from 'react'
import { Alert } from 'shared-ui/components/Alert'
import { CheckboxField } from 'shared-ui/components/CheckboxField'
import { ClientFields } from 'shared-ui/components/ClientFields'
import type { CheckboxBinding } from 'shared-ui/components/Field'
import { BOOKING } from 'shared-ui/copy/booking/booking'
import { BOOKING_PRIVACY } from 'shared-ui/copy/booking/booking-form'
import { clientWarnings } from 'shared-ui/copy/booking/client-warnings'
import { useFormFields } from 'shared-ui/forms/use-form-fields'
import { goToHeading } from '../../../lib/page/go-to-heading.ts'
import { PrivacyNote } from '../../../lib/page/text-page/PrivacyNote.tsx'
import { BookingProblem } from '../BookingProblem.tsx'
import { NetworkNote, OfflineHint } from '../NetworkNote.tsx'
import { RefundPolicy } from '../RefundPolicy.tsx'
import type { Booking, Client } from '../state/booking-request.ts'
import { Offline } from '../state/offline.ts'
import { bookingDraft, bookingProblems, clientOf } from './booking-draft.ts'
import styles from './ClientStep.module.css'
import { ExtrasFields } from './ExtrasFields.tsx'
import { FormNotes } from './FormNotes.tsx'
import { isLateRefusal, useIsLateArrival } from './late-arrival.ts'
import { NextStep } from './NextStep.tsx'

export type ClientStepProps = {
  booking: Booking
  client: Client
  onClientChange: (client: Client) => void
  /** Empties the form; absent if nothing in it came from storage. */
  onForget?: (() => void) | undefined
  /** A payment session is being opened. */
  pending: boolean
  /** Why the last session could not be opened, or null. */
  problem: unknown
  onNext: () => void
}

/** The form with the client's data, the terms, and 'Siguiente Paso'. */
export function ClientStep({ booking, client, ...props }: ClientStepProps) {
  const { onClientChange, onForget, pending, problem, onNext } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const isLate = useIsLateArrival(booking.stay.entry) || isLateRefusal(problem)
  const draft = bookingDraft(client)
  const form = useFormFields({
    draft,
    onDraftChange: (change) => {
      if (!pending) onClientChange(clientOf(change(draft)))
    },
    check: (typed) => bookingProblems(typed, isLate ? 'late' : 'in time'),
    warn: clientWarnings,
    onSubmit: onNext,
    failed: problem === null ? null : { problem, sent: draft },
  })
  const forget = () => {
    onForget?.()
    goToHeading(heading.current)
  }
  return (
    <form className={styles.form} aria-labelledby="sus-datos" {...form.element}>
      <header>
        <h2 id="sus-datos" tabIndex={-1} ref={heading}>
          {BOOKING.client}
        </h2>
        <p className={styles.hint}>{BOOKING.clientHint}</p>
      </header>
      <NetworkNote step="client" />
      <FormNotes
        isLate={isLate}
        lateArrival={form.field('lateArrivalAccepted')}
        pending={pending}
        onForget={onForget && !pending ? forget : undefined}
      />
      <div>
        <ClientFields field={form.field} pending={pending} />
      </div>
      <ExtrasFields field={form.field} capacity={booking.room.capacity} pending={pending} />
      <PrivacyNote>{BOOKING_PRIVACY}</PrivacyNote>
      <RefundPolicy booking={booking} />
      <TermsField field={form.field('agreed')} pending={pending} />
      <OfflineHint step="client" isSaid={problem instanceof Offline} />
      <NextStep quote={booking.quote} form={{ ...form, isPending: pending }} />
      {problem !== null && (
        <Alert>
          <BookingProblem problem={problem} booking={booking} />
        </Alert>
      )}
    </form>
  )
}

function TermsField({ field, pending }: { field: CheckboxBinding; pending: boolean }) {
  const { value, onValueChange, ...shared } = field
  return (
    <CheckboxField
      {...shared}
      label={<TermsLabel />}
      checked={value}
      aria-disabled={pending || undefined}
      onCheckedChange={onValueChange}
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
