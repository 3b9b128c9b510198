import { ConfirmDialog } from 'shared-ui/components/ConfirmDialog'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { DELETE_ROOM } from 'shared-ui/copy/rooms/room-form'
import { roomName } from 'shared-ui/copy/rooms/rooms-panel'
import type { Room } from 'shared-ui/validators/rooms/room'
import { type RemovedRoom, useDeleteRoom } from './use-delete-room.ts'

export type DeleteRoomDialogProps = {
  room: Room
  onCancel: () => void
  onDeleted: (removed: RemovedRoom) => void
}

/** Confirms and performs the deletion of a room. */
export function DeleteRoomDialog({ room, onCancel, onDeleted }: DeleteRoomDialogProps) {
  const deletion = useDeleteRoom(onDeleted)
  return (
    <ConfirmDialog
      title={DELETE_ROOM.title(roomName(room))}
      pending={deletion.isPending}
      error={deletion.error && <ProblemText problem={deletion.error} />}
      onConfirm={() => deletion.mutate(room)}
      onCancel={onCancel}
    >
      <p>{DELETE_ROOM.consequence}</p>
      <p>{DELETE_ROOM.refused}</p>
    </ConfirmDialog>
  )
}
