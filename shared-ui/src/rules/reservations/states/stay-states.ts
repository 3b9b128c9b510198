/**
 * Where the guest of a confirmed reservation is.
 * - `to_come`: nobody has marked the arrival.
 * - `in_house`: checked in.
 * - `left`: checked out.
 * - `no_show`: did not come; the lodge retains what the refund policy says.
 */
export const STAY_STATES = ['to_come', 'in_house', 'left', 'no_show'] as const
export type StayState = (typeof STAY_STATES)[number]

/** The states of a stay in which its nights and its room can change. */
export const CHANGEABLE_STAYS: readonly StayState[] = ['to_come', 'in_house']

/** What staff do at the front desk; `undo` takes the last of the others back. */
export const STAY_ACTIONS = ['check_in', 'check_out', 'no_show', 'undo'] as const
export type StayAction = (typeof STAY_ACTIONS)[number]

/**
 * - `entry_day`: the entry day has begun in Lima.
 * - `check_in_closed`: check-in of the entry day has closed in Lima.
 */
export type StayGuard = 'entry_day' | 'check_in_closed'

/** What a transition does to the nights: `freeRest` only if staff ask for it, `retakeFreed` only if some were freed. */
export type StayEffect = 'freeRest' | 'retakeFreed'

/** The entries of the history that the transitions write. */
export const STAY_EVENTS = [
  'checked_in',
  'checked_out',
  'no_show',
  'check_in_undone',
  'check_out_undone',
  'no_show_undone',
] as const
export type StayEvent = (typeof STAY_EVENTS)[number]
