import { CREATE_ROOM, EDIT_ROOM, type RoomDraft } from 'shared-ui/copy/rooms/room-form'
import { ROOM_PHOTO } from 'shared-ui/copy/rooms/room-photo'
import { useEditRecord } from 'shared-ui/forms/use-edit-record'
import { type StaffRoom, StaffRoomResponse } from 'shared-ui/validators/rooms/room'
import { RecordForm } from '../../../lib/edit-record/RecordForm.tsx'
import { roomPhotoPath } from '../../../lib/room-photo/room-photo.ts'
import { RoomConflict } from './RoomConflict.tsx'
import { RoomFields } from './RoomFields.tsx'
import { checkRoom, ROOM_EDIT } from './room-draft.ts'
import { useSaveRoom } from './use-save-room.ts'

export type RoomFormProps = {
  /** The room as it was when the form opened, without later changes; null for a new one. */
  room: StaffRoom | null
  /** Called with the id and the name of the room. */
  onSaved: (id: string, name: string) => void
}

/** The form to create or edit a room; after a version conflict it shows both versions. */
export function RoomForm({ room, onSaved }: RoomFormProps) {
  const saveRoom = useSaveRoom()
  const form = useEditRecord<StaffRoom, RoomDraft>(room, {
    ...ROOM_EDIT,
    check: checkRoom(room),
    schema: StaffRoomResponse,
    save: (draft, stored) => saveRoom.mutateAsync({ draft, base: stored }),
    onSaved: ({ id, draft }) => onSaved(id, draft.identifier.trim()),
  })
  return (
    <RecordForm
      form={form}
      submit={room === null ? CREATE_ROOM.submit : EDIT_ROOM.submit}
      conflict={form.read && form.saved && <RoomConflict form={form} read={form.read} saved={form.saved} />}
    >
      <RoomFields field={form.field} currentPhoto={currentPhoto(form.stored)} />
    </RecordForm>
  )
}

const currentPhoto = (room: StaffRoom | null) =>
  room === null || room.photo === null
    ? undefined
    : {
        src: roomPhotoPath(room._id, room.photo, 768),
        alt: ROOM_PHOTO.alternative(room.identifier, room.category),
      }
