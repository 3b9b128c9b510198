import { DELETE_ROOM } from 'shared-ui/copy/rooms/room-form'
import { roomName } from 'shared-ui/copy/rooms/rooms-panel'
import { DoneNotice } from '../../lib/notices/DoneNotice.tsx'
import type { RemovedRoom } from './use-delete-room.ts'

/** Reports whether a room was archived or erased. */
export function RoomRemovedNotice({ room, archived }: RemovedRoom) {
  const words = archived ? DELETE_ROOM.archived : DELETE_ROOM.erased
  return <DoneNotice>{words(roomName(room))}</DoneNotice>
}
