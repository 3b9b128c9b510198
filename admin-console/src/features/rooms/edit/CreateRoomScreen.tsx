import { CREATE_ROOM } from 'shared-ui/copy/rooms/room-form'
import { VIEW_ROOM } from 'shared-ui/copy/rooms/rooms-panel'
import { ButtonRouteLink } from '../../../lib/links.tsx'
import { Page } from '../../../lib/page/Page.tsx'
import { RoomForm, type RoomFormProps } from './RoomForm.tsx'

/** The page with the form of a new room. */
export function CreateRoomScreen({
  onCreated,
}: {
  /** Called with the stored room. */
  onCreated: RoomFormProps['onSaved']
}) {
  return (
    <Page
      title={CREATE_ROOM.title}
      actions={<ButtonRouteLink to="/rooms-panel">{VIEW_ROOM.back}</ButtonRouteLink>}
    >
      <RoomForm room={null} onSaved={onCreated} />
    </Page>
  )
}
