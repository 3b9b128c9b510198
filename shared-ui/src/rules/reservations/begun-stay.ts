import type { CalendarDate } from '../dates/calendar-date.ts'
import type { RESERVATION_STATES } from './states/reservation-states.ts'
import { CHANGEABLE_STAYS, type StayState } from './states/stay-states.ts'

/** What decides whether a stay has begun: the reservation's state, the guest's, and the first night. */
export type BeginningStay = {
  state: (typeof RESERVATION_STATES)[number]
  stay: { state: StayState }
  inDate: CalendarDate
}

/**
 * Whether a confirmed stay has nights before the lodge's day `today`, or its guest has come, is gone or did not come; its record
 * cannot be deleted or cancelled any more.
 */
export const hasBegun = ({ state, stay, inDate }: BeginningStay, today: CalendarDate): boolean =>
  state === 'confirmed' && (inDate < today || stay.state !== 'to_come')

/** Whether nights and room of a reservation can change: it is confirmed, its guest to come or in house. */
export const isChangeable = ({ state, stay }: Pick<BeginningStay, 'state' | 'stay'>): boolean =>
  state === 'confirmed' && CHANGEABLE_STAYS.includes(stay.state)
