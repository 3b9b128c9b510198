import { EDIT_ROOM, roomProblems } from 'shared-ui/copy/room-form'
import { VIEW_ROOM } from 'shared-ui/copy/rooms-panel'
import { type StaffRoom, StaffRoomAnswer } from 'shared-ui/validators/room'
import { RecordForm } from '../../lib/record-form/RecordForm.tsx'
import { useEditedRecord } from '../../lib/record-form/use-edited-record.ts'
import { roomPhotoPath } from '../../lib/room-photo.ts'
import { RoomConflict } from './RoomConflict.tsx'
import { RoomFields } from './RoomFields.tsx'
import { differingFields, draftOf } from './room-draft.ts'
import { useUpdateRoom } from './use-save-room.ts'

const currentPhoto = (room: StaffRoom) =>
  room.photo === null
    ? undefined
    : {
        src: roomPhotoPath(room._id, room.photo, 768),
        alt: VIEW_ROOM.photo(room.identifier, room.category),
      }

export type EditRoomFormProps = {
  /** The room as it was when the form opened; what is told of it later does not touch what is typed. */
  room: StaffRoom
  onUpdated: () => void
}

/** a room to be edited; and where somebody else was quicker, both versions to choose from (case 19). */
export function EditRoomForm({ room, onUpdated }: EditRoomFormProps) {
  const update = useUpdateRoom()
  const edited = useEditedRecord(room, {
    draftOf,
    differingFields,
    check: roomProblems,
    schema: StaffRoomAnswer,
    update,
  })
  const { form, saved, kept } = edited
  return (
    <RecordForm
      form={form}
      submit={EDIT_ROOM.submit}
      onSend={(draft) => edited.send(draft, onUpdated)}
      pending={update.isPending}
      problem={edited.problem}
      conflict={
        saved && (
          <RoomConflict
            read={edited.read}
            saved={saved}
            draft={form.draft}
            notReady={!form.isReady}
            pending={update.isPending}
            onTakeTheirs={() => edited.takeTheirs(saved)}
          />
        )
      }
    >
      <RoomFields
        draft={form.draft}
        onDraftChange={form.setDraft}
        problems={edited.problems}
        showAll={form.showAll}
        currentPhoto={currentPhoto(kept)}
      />
    </RecordForm>
  )
}
