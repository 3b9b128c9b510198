import { useQuery } from '@tanstack/react-query'
import { roomQueries } from '../../../lib/queries/room-queries.ts'

/** A room whose Reservar link was pressed before any dates were chosen; the name is null until the rooms are loaded. */
export type RequestedRoom = { id: string; name: string | null }

/** Returns the requested room of the page's address, or null. */
export function useRequestedRoom(id: string | undefined): RequestedRoom | null {
  const { data: name = null } = useQuery({
    ...roomQueries.list(),
    select: (rooms) => rooms.find(({ _id }) => _id === id)?.identifier ?? null,
    enabled: id !== undefined,
  })
  return id === undefined ? null : { id, name }
}
