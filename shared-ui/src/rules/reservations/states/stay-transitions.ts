import { LODGE } from 'content'
import { type CalendarDate, dayInLima, timeInLima } from '../../dates/calendar-date.ts'
import {
  STAY_ACTIONS,
  type StayAction,
  type StayEffect,
  type StayEvent,
  type StayGuard,
  type StayState,
} from './stay-states.ts'

export type StayTransition = {
  from: StayState
  on: StayAction
  when?: StayGuard
  to: StayState
  event: StayEvent
  effects: readonly StayEffect[]
}

/** All transitions of a stay. An action that is not listed for a state is refused. */
export const STAY_TRANSITIONS: readonly StayTransition[] = [
  { from: 'to_come', on: 'check_in', when: 'entry_day', to: 'in_house', event: 'checked_in', effects: [] },
  {
    from: 'to_come',
    on: 'no_show',
    when: 'check_in_closed',
    to: 'no_show',
    event: 'no_show',
    effects: ['freeRest'],
  },
  { from: 'in_house', on: 'check_out', to: 'left', event: 'checked_out', effects: ['freeRest'] },
  { from: 'in_house', on: 'undo', to: 'to_come', event: 'check_in_undone', effects: [] },
  { from: 'left', on: 'undo', to: 'in_house', event: 'check_out_undone', effects: ['retakeFreed'] },
  { from: 'no_show', on: 'undo', to: 'to_come', event: 'no_show_undone', effects: ['retakeFreed'] },
]

/** Whether check-in of a stay that begins on `entry` has closed at an instant (epoch ms); also on every later day. */
function isCheckInClosed(entry: CalendarDate, instant: number): boolean {
  const today = dayInLima(instant)
  return today > entry || (today === entry && timeInLima(instant) >= LODGE.checkIn.to)
}

const GUARDS: Record<StayGuard, (entry: CalendarDate, instant: number) => boolean> = {
  entry_day: (entry, instant) => dayInLima(instant) >= entry,
  check_in_closed: isCheckInClosed,
}

/** A stay as the rules see it: its state and its entry day. */
export type MarkedStay = { state: StayState; entry: CalendarDate }

/** Returns the transition of an action at an instant (epoch ms), or undefined if the action is refused. */
export const stayTransition = (
  { state, entry }: MarkedStay,
  action: StayAction,
  instant: number,
): StayTransition | undefined =>
  STAY_TRANSITIONS.find(
    ({ from, on, when }) =>
      from === state && on === action && (when === undefined || GUARDS[when](entry, instant)),
  )

/** The actions that are possible at an instant (epoch ms), in the order of the table. */
export const possibleActions = (stay: MarkedStay, instant: number): StayAction[] =>
  STAY_ACTIONS.filter((action) => stayTransition(stay, action, instant) !== undefined)

/** A range of nights, both ends included. */
export type NightSpan = { first: CalendarDate; last: CalendarDate }

/**
 * The nights of a stay that can still be sold when its guest is gone on `today`, or null if none remain. `outDate` is the
 * last night.
 */
export function nightsLeft(
  { inDate, outDate }: { inDate: CalendarDate; outDate: CalendarDate },
  today: CalendarDate,
): NightSpan | null {
  const first = today > inDate ? today : inDate
  return first > outDate ? null : { first, last: outDate }
}
