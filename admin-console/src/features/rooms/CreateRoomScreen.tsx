import { CREATE_ROOM, EMPTY_ROOM, newRoomProblems } from 'shared-ui/copy/room-form'
import { VIEW_ROOM } from 'shared-ui/copy/rooms-panel'
import { ButtonRouteLink } from '../../lib/links.tsx'
import { Page } from '../../lib/page/Page.tsx'
import { RecordForm } from '../../lib/record-form/RecordForm.tsx'
import { refusedFields } from '../../lib/record-form/sending.ts'
import { useRecordForm } from '../../lib/record-form/use-record-form.ts'
import { RoomFields } from './RoomFields.tsx'
import { useCreateRoom } from './use-save-room.ts'

/** writes a new room down. */
export function CreateRoomScreen({ onCreated }: { onCreated: () => void }) {
  const form = useRecordForm(EMPTY_ROOM, newRoomProblems)
  const creation = useCreateRoom()
  const refused = refusedFields(creation.error, creation.variables?.draft, form.draft)
  return (
    <Page
      title={CREATE_ROOM.title}
      actions={<ButtonRouteLink to="/rooms-panel">{VIEW_ROOM.back}</ButtonRouteLink>}
    >
      <RecordForm
        form={form}
        submit={CREATE_ROOM.submit}
        onSend={(draft) => creation.mutate({ draft }, { onSuccess: onCreated })}
        pending={creation.isPending}
        problem={creation.error}
      >
        <RoomFields
          draft={form.draft}
          onDraftChange={form.setDraft}
          problems={{ ...refused, ...form.problems }}
          showAll={form.showAll}
        />
      </RecordForm>
    </Page>
  )
}
