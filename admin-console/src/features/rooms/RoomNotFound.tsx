import { EmptyState } from 'shared-ui/components/EmptyState'
import { VIEW_ROOM } from 'shared-ui/copy/rooms/rooms-panel'
import { ButtonRouteLink } from '../../lib/links.tsx'
import { Page } from '../../lib/page/Page.tsx'

/** Shown for an id that no room has, with a link back. */
export function RoomNotFound() {
  const { title, text } = VIEW_ROOM.notFound
  return (
    <Page title={title}>
      <EmptyState title={text} action={<BackToRooms />} />
    </Page>
  )
}

export function BackToRooms() {
  return <ButtonRouteLink to="/rooms-panel">{VIEW_ROOM.back}</ButtonRouteLink>
}
