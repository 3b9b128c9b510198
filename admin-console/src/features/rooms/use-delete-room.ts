import { useQueryClient } from '@tanstack/react-query'
import { type Room, RoomDeletedAnswer } from 'shared-ui/validators/room'
import { callStaffApi } from '../../lib/api.ts'
import { roomQueries } from '../../lib/room-queries.ts'
import { useDeed } from '../../lib/use-deed.ts'

const deleteRoom = (room: Room) =>
  callStaffApi('room/delete', RoomDeletedAnswer, { method: 'delete', searchParams: { roomID: room._id } })

/** What became of a room: archived, since reservations tell of it, or erased. */
export type GoneRoom = { room: Room; archived: boolean }

/** W-08, case 11: takes a room off offer; told only once the list without it is there. */
export function useDeleteRoom(onDeleted: (gone: GoneRoom) => void) {
  const queryClient = useQueryClient()
  return useDeed({
    mutationFn: deleteRoom,
    onSuccess: async ({ archived }, room) => {
      await queryClient.invalidateQueries({ queryKey: roomQueries.list().queryKey })
      // Whoever shows the room stops doing so first: to ask for it again would only say that it is gone.
      onDeleted({ room, archived })
      await queryClient.invalidateQueries({
        queryKey: roomQueries.detail(room._id).queryKey,
        refetchType: 'none',
      })
    },
  })
}
