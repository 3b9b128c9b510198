import { LODGE } from 'content'
import { STAY_EXTRAS } from 'shared-ui/copy/booking/booking-form'
import * as v from 'valibot'

const text = v.optional(v.string(), '')

/** What a client may add about the stay; every part is optional, and texts are '' while empty. */
export const StayExtras = v.object({
  persons: text,
  /** An hour, such as '16:00'. */
  arrival: text,
  pet: v.optional(v.boolean(), false),
  comments: text,
})
export type StayExtras = v.InferOutput<typeof StayExtras>

export const NO_EXTRAS: StayExtras = { persons: '', arrival: '', pet: false, comments: '' }

/** The longest comments, in characters, with which the whole stays within the length of a reservation's details. */
export const LONGEST_COMMENTS = 700

/** The capacity of the room and the nights of the stay. */
export type ExtrasContext = { capacity: number; nights: number }

/** Returns the choices of persons: 1 to the capacity. */
export const personChoices = (capacity: number): string[] =>
  Array.from({ length: capacity }, (_, index) => String(index + 1))

/** Returns the full hours in which the lodge receives guests, from the hour at which check-in opens. */
export function arrivalChoices({ from, to }: { from: string; to: string }): string[] {
  const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)
  return [from, ...hours.filter((hour) => hour > from && hour <= to)]
}

/**
 * Returns the details of a reservation: one line for each part that the client gave, '' without any. Persons beyond the capacity,
 * stored for a larger room, are left out, and so is a pet where the lodge accepts none.
 */
export function reservationDetail(extras: StayExtras, { capacity, nights }: ExtrasContext): string {
  const { persons, arrival, pet } = extras
  const words = STAY_EXTRAS.detail
  const petPrice = LODGE.petPricePerNight
  const comments = extras.comments.trim()
  const lines = [
    personChoices(capacity).includes(persons) && words.persons(persons),
    arrivalChoices(LODGE.checkIn).includes(arrival) && words.arrival(arrival),
    pet && petPrice !== undefined && words.pet(petPrice, nights),
    comments !== '' && words.comments(comments),
  ]
  return lines.filter(Boolean).join('\n')
}
