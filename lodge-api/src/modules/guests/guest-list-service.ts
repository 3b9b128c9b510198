import type { GuestsResponse } from 'shared-ui/validators/reservations/guest'
import type { Executor } from '../../database/connect.ts'
import { toGuest } from './guest-response.ts'
import { listGuests } from './guests-repository.ts'

export { countGuests } from './guests-repository.ts'

/** What says how many persons sleep in the room of a reservation. */
type ExpectedIn = { guests_expected: number | null; capacity: number }

/** How many persons sleep in the room of a reservation: as staff said, or as many as the room is for. */
export const expectedGuests = (row: ExpectedIn): number => row.guests_expected ?? row.capacity

/** Returns the guests of a reservation in their order, and how many are expected. */
export async function guestListOf(
  executor: Executor,
  reservation: ExpectedIn & { id: string },
): Promise<GuestsResponse> {
  const rows = await listGuests(executor, reservation.id)
  return { guests: rows.map(toGuest), expectedGuests: expectedGuests(reservation) }
}
