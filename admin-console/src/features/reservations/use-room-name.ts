import { useQuery } from '@tanstack/react-query'
import type { ReservationDetail } from 'shared-ui/validators/reservations/reservation'
import type { Room } from 'shared-ui/validators/rooms/room'
import { roomQueries } from '../../lib/queries/room-queries.ts'

export const roomName = ({ identifier, category }: Pick<Room, 'identifier' | 'category'>): string =>
  `${identifier} · ${category}`

/** The name of a room on offer or of the room of the reservation; empty until loaded. */
export function useRoomName(reservation: ReservationDetail, roomId: string): string {
  const rooms = useQuery(roomQueries.list()).data ?? []
  const room = [reservation.room, ...rooms].find(({ _id }) => _id === roomId)
  return room ? roomName(room) : ''
}
