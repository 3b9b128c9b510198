import type { Period } from 'shared-ui/rules/dates/period'

/** Returns the filters of the reservations that a figure counts: confirmed, with a night in the period, of one room if given. */
export const behindFigures = ({ from, to }: Period, roomID?: string) => ({
  from,
  to,
  state: 'confirmed' as const,
  ...(roomID !== undefined && { roomID }),
})
