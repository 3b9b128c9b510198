import { BOOKING, LATE_ARRIVAL } from 'shared-ui/copy/booking/booking'
import { STAY_EXTRAS } from 'shared-ui/copy/booking/booking-form'
import { clientProblems } from 'shared-ui/copy/booking/client-form'
import type { Problems } from 'shared-ui/forms/form-fields'
import { characterCount } from 'shared-ui/rules/text/character-count'
import { cleanFreeText } from 'shared-ui/rules/text/typed-text'
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
  return {
    ...(arrival === 'late' && !typed.lateArrivalAccepted && { lateArrivalAccepted: LATE_ARRIVAL.missing }),
    ...clientProblems(typed),
    ...commentsProblem(typed.comments),
    ...(!typed.agreed && { agreed: BOOKING.termsMissing }),
  }
}

function commentsProblem(comments: string): Problems<BookingDraft> {
  const length = characterCount(cleanFreeText(comments))
  return length > LONGEST_COMMENTS ? { comments: STAY_EXTRAS.commentsTooLong(length, LONGEST_COMMENTS) } : {}
}
