import { BOOKING, LATE_ARRIVAL } from 'shared-ui/copy/booking/booking'
import { clientProblems } from 'shared-ui/copy/booking/client-form'
import { lengthProblem } from 'shared-ui/copy/forms/length-problem'
import type { Problems } from 'shared-ui/forms/form-fields'
import type { Client } from '../state/booking-request.ts'
import { LONGEST_COMMENTS } from '../state/stay-extras.ts'

/** The booking form as typed: the client's fields and the two checkboxes. */
export type BookingDraft = Client['draft'] &
  Client['extras'] & { agreed: boolean; lateArrivalAccepted: boolean }

export const bookingDraft = ({ draft, extras, agreed, lateArrivalAccepted }: Client): BookingDraft => ({
  lateArrivalAccepted,
  ...draft,
  ...extras,
  agreed,
})

export const clientOf = (typed: BookingDraft): Client => {
  const { agreed, lateArrivalAccepted, persons, arrival, pet, comments, ...draft } = typed
  return { draft, extras: { persons, arrival, pet, comments }, agreed, lateArrivalAccepted }
}

/** Returns the form's problems. An arrival after check-in has closed requires that the client confirms having called. */
export function bookingProblems(typed: BookingDraft, arrival: 'in time' | 'late'): Problems<BookingDraft> {
  const comments = lengthProblem(typed.comments, LONGEST_COMMENTS)
  return {
    ...(arrival === 'late' && !typed.lateArrivalAccepted && { lateArrivalAccepted: LATE_ARRIVAL.missing }),
    ...clientProblems(typed),
    ...(comments && { comments }),
    ...(!typed.agreed && { agreed: BOOKING.termsMissing }),
  }
}
