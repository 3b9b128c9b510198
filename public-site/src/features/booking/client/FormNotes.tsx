import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import type { CheckboxBinding } from 'shared-ui/components/Field'
import { heldText, REMEMBERED } from 'shared-ui/copy/booking/booking'
import { formatTime } from 'shared-ui/copy/format'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import type { Stay } from 'shared-ui/rules/reservations/stay'
import { SearchLink } from '../BookingProblem.tsx'
import type { Booking } from '../state/booking-request.ts'
import { LateArrivalNotice } from './LateArrivalNotice.tsx'
import type { TakenNights } from './use-taken-nights.ts'

export type FormNotesProps = {
  booking: Booking
  /** Null if the nights are free, or if a refusal says more. */
  taken: TakenNights | null
  /** Tonight's check-in has closed. */
  isLate: boolean
  /** The checkbox by which the guest confirms that they have called. */
  lateArrival: CheckboxBinding
  /** The form is being sent. */
  locked: boolean
  /** Absent if nothing came from storage, or while the form is being sent. */
  onForget: (() => void) | undefined
}

/** Notes above the form: it was filled in from storage, the nights are taken, or check-in has closed. */
export function FormNotes({ booking, taken, isLate, lateArrival, locked, onForget }: FormNotesProps) {
  return (
    <>
      {onForget && <RememberedNote onForget={onForget} />}
      {taken && <TakenAlert taken={taken} stay={booking.stay} />}
      {(isLate || lateArrival.value) && <LateArrivalNotice field={lateArrival} locked={locked} />}
    </>
  )
}

/** Says that the form was filled in from this tab's storage, with a button that empties it for a different person. */
function RememberedNote({ onForget }: { onForget: () => void }) {
  return (
    <Alert tone="information" action={<Button onClick={onForget}>{REMEMBERED.notMe}</Button>}>
      {REMEMBERED.text}
    </Alert>
  )
}

/** Says that somebody else has these nights, and until when if they are only held. */
function TakenAlert({ taken: { until }, stay }: { taken: TakenNights; stay: Stay }) {
  return (
    <Alert tone="warning">
      {until === null ? ERROR_SENTENCES.nights_taken : heldText(formatTime(until))} <SearchLink stay={stay} />
    </Alert>
  )
}
