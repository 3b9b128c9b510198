import type { Availability } from 'shared-ui/validators/availability'

type HeldRoom = Pick<Availability['unavailableRooms'][number], 'heldNights' | 'holds'>

/** The held nights of a room that no hold of the answer accounts for: a payment that has begun can no longer be released. */
export const nightsWithoutHold = ({ heldNights, holds }: HeldRoom): string[] =>
  heldNights.filter((night) => !holds.some(({ inDate, outDate }) => inDate <= night && night <= outDate))
