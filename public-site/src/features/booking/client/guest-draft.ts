import { BOOKING, LATE_ARRIVAL } from 'shared-ui/copy/booking'
import { type ClientDraft, clientProblems } from 'shared-ui/copy/client-form'
import type { Problems } from 'shared-ui/forms/form-fields'
import type { Guest } from '../state/booking-request.ts'

/** The booking form as typed: the client's fields and the two ticks. */
export type GuestDraft = ClientDraft & { agreed: boolean; lateArrivalAccepted: boolean }

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

/** What is wrong with the form; an arrival after check-in has closed needs the tick that the guest has called. */
export function guestProblems(typed: GuestDraft, arrival: 'in time' | 'late'): Problems<GuestDraft> {
  return {
    ...(arrival === 'late' && !typed.lateArrivalAccepted && { lateArrivalAccepted: LATE_ARRIVAL.missing }),
    ...clientProblems(typed),
    ...(!typed.agreed && { agreed: BOOKING.termsMissing }),
  }
}
