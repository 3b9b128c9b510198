import type { CheckboxBinding } from 'shared-ui/components/Field'
import type { Booking } from '../state/booking-request.ts'
import { LateArrivalNotice } from './LateArrivalNotice.tsx'
import { RememberedNote } from './RememberedNote.tsx'
import { TakenAlert } from './TakenAlert.tsx'
import type { TakenNights } from './use-taken-nights.ts'

export type FormNotesProps = {
  booking: Booking
  /** Null where the nights are free, or where a refusal says more. */
  taken: TakenNights | null
  /** Check-in of tonight has closed. */
  isLate: boolean
  /** The tick that the guest has called. */
  lateArrival: CheckboxBinding
  /** The form is being sent. */
  locked: boolean
  /** Absent where nothing was stored before, or while the form is sent. */
  onForget: (() => void) | undefined
}

/** What must be known before the form is filled in: that it was filled in from storage, that the nights are taken, or that it is late. */
export function FormNotes({ booking, taken, isLate, lateArrival, locked, onForget }: FormNotesProps) {
  return (
    <>
      {onForget && <RememberedNote onForget={onForget} />}
      {taken && <TakenAlert taken={taken} stay={booking.stay} />}
      {(isLate || lateArrival.value) && <LateArrivalNotice field={lateArrival} locked={locked} />}
    </>
  )
}
