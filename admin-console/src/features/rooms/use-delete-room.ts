import { useQueryClient } from '@tanstack/react-query'
import { type Room, RoomDeletedResponse } from 'shared-ui/validators/rooms/room'
import { requestStaffApi } from '../../lib/api.ts'
import { useAction } from '../../lib/hooks/use-action.ts'
import { roomQueries } from '../../lib/queries/room-queries.ts'

const deleteRoom = (room: Room) =>
  requestStaffApi('room/delete', RoomDeletedResponse, {
    method: 'delete',
    searchParams: { roomID: room._id },
  })

/** The outcome of a deletion: archived, if reservations refer to the room, or erased. */
export type RemovedRoom = { room: Room; archived: boolean }

/** Deletes a room; `onDeleted` is called after the list is refetched. */
export function useDeleteRoom(onDeleted: (removed: RemovedRoom) => void) {
  const queryClient = useQueryClient()
  return useAction({
    mutationFn: deleteRoom,
    onSuccess: async ({ archived }, room) => {
      await queryClient.invalidateQueries({ queryKey: roomQueries.list().queryKey })
      // The screen stops showing the room before its query is invalidated, which would only report it as not found.
      onDeleted({ room, archived })
      await queryClient.invalidateQueries({
        queryKey: roomQueries.detail(room._id).queryKey,
        refetchType: 'none',
      })
    },
  })
}
