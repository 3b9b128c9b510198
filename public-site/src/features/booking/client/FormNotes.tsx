import type { CheckboxBinding } from 'shared-ui/components/Field'
import type { Booking } from '../state/booking-request.ts'
import { LateArrivalNotice } from './LateArrivalNotice.tsx'
import { RememberedNote } from './RememberedNote.tsx'
import { TakenAlert } from './TakenAlert.tsx'
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
