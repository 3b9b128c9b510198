import { useQuery } from '@tanstack/react-query'
import type { Stay } from 'shared-ui/rules/reservations/stay'
import { availabilityQueries } from '../../../../lib/queries/availability-queries.ts'
import { isTakenByOthers } from './taken-rooms.ts'

/** The ids of the rooms that others have in a stay; none while that is not known, since the price shows conflicts too. */
export function useTakenRooms(reservationId: string, stay: Stay | null): ReadonlySet<string> {
  const { data } = useQuery({
    ...availabilityQueries.of(stay ?? { entry: '', departure: '' }),
    enabled: stay !== null,
  })
  const taken = (data?.unavailableRooms ?? []).filter((room) => isTakenByOthers(room, reservationId))
  return new Set(taken.map(({ _id }) => _id))
}
