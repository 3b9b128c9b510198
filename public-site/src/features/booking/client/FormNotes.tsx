import type { Booking, Guest } from '../state/booking-request.ts'
import { LateArrivalNotice } from './LateArrivalNotice.tsx'
import { RememberedNote } from './RememberedNote.tsx'
import { TakenAlert } from './TakenAlert.tsx'
import type { TakenNights } from './use-taken-nights.ts'

export type FormNotesProps = {
  booking: Booking
  guest: Guest
  /** Null where the nights are free, or where a refusal says more. */
  taken: TakenNights | null
  /** Check-in of tonight has closed. */
  isLate: boolean
  /** Says which tick is missing, for after an attempt to send. */
  showMissing: boolean
  /** Absent where nothing was stored before, or while the form is sent. */
  onForget: (() => void) | undefined
  /** Absent while the form is sent. */
  onLateArrivalChange: ((accepted: boolean) => void) | undefined
}

/** What must be known before the form is filled in: that it was filled in from storage, that the nights are taken, or that it is late. */
export function FormNotes({ booking, guest, taken, isLate, showMissing, ...actions }: FormNotesProps) {
  const { onForget, onLateArrivalChange } = actions
  return (
    <>
      {onForget && <RememberedNote onForget={onForget} />}
      {taken && <TakenAlert taken={taken} stay={booking.stay} />}
      {(isLate || guest.lateArrivalAccepted) && (
        <LateArrivalNotice
          accepted={guest.lateArrivalAccepted}
          onAcceptedChange={onLateArrivalChange}
          showMissing={showMissing}
        />
      )}
    </>
  )
}
