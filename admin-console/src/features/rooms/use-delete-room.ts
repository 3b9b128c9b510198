import { useQueryClient } from '@tanstack/react-query'
import { type Room, RoomDeletedResponse } from 'shared-ui/validators/room'
import { requestStaffApi } from '../../lib/api.ts'
import { roomQueries } from '../../lib/room-queries.ts'
import { useAction } from '../../lib/use-action.ts'

const deleteRoom = (room: Room) =>
  requestStaffApi('room/delete', RoomDeletedResponse, {
    method: 'delete',
    searchParams: { roomID: room._id },
  })

/** What became of a room: archived, since reservations tell of it, or erased. */
export type RemovedRoom = { room: Room; archived: boolean }

/** W-08, case 11: takes a room off offer; told only once the list without it is there. */
export function useDeleteRoom(onDeleted: (gone: RemovedRoom) => void) {
  const queryClient = useQueryClient()
  return useAction({
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
