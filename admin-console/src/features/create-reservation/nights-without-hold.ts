import type { Availability } from 'shared-ui/validators/reservations/availability'

type HeldRoom = Pick<Availability['unavailableRooms'][number], 'heldNights' | 'holds'>

/** The held nights of a room that no hold of the response covers: their payment has begun, so they cannot be released. */
export const nightsWithoutHold = ({ heldNights, holds }: HeldRoom): string[] =>
  heldNights.filter((night) => !holds.some(({ inDate, outDate }) => inDate <= night && night <= outDate))
