import { Alert } from 'shared-ui/components/Alert'
import { DELETE_ROOM } from 'shared-ui/copy/room-form'
import { roomName } from 'shared-ui/copy/rooms-panel'
import type { GoneRoom } from './use-delete-room.ts'

/** The button that had the focus went with its room, so the notice takes it (W-07). */
const takeFocus = (notice: HTMLElement | null) => notice?.focus()

/** Says what became of a room, where its reader goes on from. */
export function RoomGoneNotice({ room, archived }: GoneRoom) {
  const words = archived ? DELETE_ROOM.archived : DELETE_ROOM.erased
  return (
    <div ref={takeFocus} tabIndex={-1}>
      <Alert tone="success">{words(roomName(room))}</Alert>
    </div>
  )
}
