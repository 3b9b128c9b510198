import type { Period } from 'shared-ui/rules/statistics'

/** the list that a figure counts: confirmed reservations with a night in the period, of one room if it is one's. */
export const behindFigures = ({ from, to }: Period, roomID?: string) => ({
  from,
  to,
  state: 'confirmed' as const,
  ...(roomID !== undefined && { roomID }),
})
