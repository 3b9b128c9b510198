import { useState } from 'react'
import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { EDIT_ROOM, type RoomDraft, roomProblems } from 'shared-ui/copy/room-form'
import { VIEW_ROOM } from 'shared-ui/copy/rooms-panel'
import { type StaffRoom, StaffRoomAnswer } from 'shared-ui/validators/room'
import { ProblemText } from '../../lib/ProblemText.tsx'
import { refusedFields, savedMeanwhile } from '../../lib/record-form/sending.ts'
import { useRecordForm } from '../../lib/record-form/use-record-form.ts'
import { roomPhotoPath } from '../../lib/room-photo.ts'
import { RoomConflict } from './RoomConflict.tsx'
import { RoomFields } from './RoomFields.tsx'
import styles from './RoomForm.module.css'
import { draftOf } from './room-draft.ts'
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
  const [base, setBase] = useState(room)
  const [saved, setSaved] = useState<StaffRoom | null>(null)
  const form = useRecordForm(draftOf(base), roomProblems)
  const update = useUpdateRoom()
  const refused = refusedFields(update.error, update.variables?.draft, form.draft)

  const send = (draft: RoomDraft) => {
    const { version } = saved ?? base
    update.mutate(
      { roomID: base._id, draft, version },
      {
        onSuccess: onUpdated,
        onError: (problem) => setSaved((before) => savedMeanwhile(problem, StaffRoomAnswer) ?? before),
      },
    )
  }
  const takeTheirs = (theirs: StaffRoom) => {
    update.reset()
    setSaved(null)
    setBase(theirs)
    form.setDraft(draftOf(theirs))
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => form.trySend(event, send)}>
      <RoomFields
        draft={form.draft}
        onDraftChange={form.setDraft}
        problems={{ ...refused, ...form.problems }}
        showAll={form.showAll}
        currentPhoto={currentPhoto(saved ?? base)}
      />
      {saved ? (
        <RoomConflict
          saved={saved}
          draft={form.draft}
          notReady={!form.isReady}
          pending={update.isPending}
          onTakeTheirs={() => takeTheirs(saved)}
        />
      ) : (
        <div>
          <Button type="submit" variant="primary" notReady={!form.isReady} pending={update.isPending}>
            {EDIT_ROOM.submit}
          </Button>
        </div>
      )}
      {update.error && !savedMeanwhile(update.error, StaffRoomAnswer) && (
        <Alert>
          <ProblemText problem={update.error} />
        </Alert>
      )}
    </form>
  )
}
