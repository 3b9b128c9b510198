import { BOOKING, LATE_ARRIVAL } from 'shared-ui/copy/booking/booking'
import { clientProblems } from 'shared-ui/copy/booking/client-form'
import type { Problems } from 'shared-ui/forms/form-fields'
import type { Guest } from '../state/booking-request.ts'

/** The booking form as typed: the guest's fields and the two checkboxes. */
export type GuestDraft = Guest['draft'] & { agreed: boolean; lateArrivalAccepted: boolean }

export const guestDraft = ({ draft, agreed, lateArrivalAccepted }: Guest): GuestDraft => ({
  lateArrivalAccepted,
  ...draft,
  agreed,
})

export const guestOf = ({ agreed, lateArrivalAccepted, ...draft }: GuestDraft): Guest => ({
  draft,
  agreed,
  lateArrivalAccepted,
})

/** Returns the form's problems. An arrival after check-in has closed requires that the guest confirms having called. */
export function guestProblems(typed: GuestDraft, arrival: 'in time' | 'late'): Problems<GuestDraft> {
  return {
    ...(arrival === 'late' && !typed.lateArrivalAccepted && { lateArrivalAccepted: LATE_ARRIVAL.missing }),
    ...clientProblems(typed),
    ...(!typed.agreed && { agreed: BOOKING.termsMissing }),
  }
}
