import type { NightState } from 'shared-ui/copy/rooms/blockings'
import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import type { RoomCalendar } from 'shared-ui/validators/rooms/blocking'

/** The state of each night of a room that is not free. */
export type RoomNights = ReadonlyMap<CalendarDate, NightState>

export const roomNights = (calendar: RoomCalendar): RoomNights =>
  new Map<CalendarDate, NightState>([
    ...calendar.blockings.map(({ date }) => [date, 'blocked'] as const),
    ...calendar.reservedNights.map((night) => [night, 'reserved'] as const),
    ...calendar.heldNights.map((night) => [night, 'held'] as const),
  ])

const STATES = ['blocked', 'reserved', 'held'] as const satisfies NightState[]

/** Returns the state in a picker day's modifiers. */
export const stateIn = (modifiers: Record<string, boolean>): NightState | undefined =>
  STATES.find((state) => modifiers[state])
