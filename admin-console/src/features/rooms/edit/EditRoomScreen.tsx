import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isRefusal } from 'shared-ui/api/problems'
import { EmptyState } from 'shared-ui/components/EmptyState'
import { EDIT_ROOM } from 'shared-ui/copy/rooms/room-form'
import { roomName, VIEW_ROOM } from 'shared-ui/copy/rooms/rooms-panel'
import { ButtonRouteLink } from '../../../lib/links.tsx'
import { Page } from '../../../lib/page/Page.tsx'
import { roomQueries } from '../../../lib/queries/room-queries.ts'
import { QueryLoading } from '../../../lib/query-view/QueryLoading.tsx'
import { BackToRooms, RoomNotFound } from '../RoomNotFound.tsx'
import { RoomForm } from './RoomForm.tsx'

/** Fetched once when the form opens: later responses must not overwrite what was typed. */
const ONCE = { staleTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false } as const

export type EditRoomScreenProps = {
  /** The id of the room, as in the address. */
  roomId: string
  /** Called when the changes are stored. */
  onUpdated: () => void
}

/**
 * The page with the form of an existing room, in each of its states. Cached data is not edited, only a fresh response, so that
 * nobody starts from an outdated version.
 */
export function EditRoomScreen({ roomId, onUpdated }: EditRoomScreenProps) {
  const [openedAt] = useState(Date.now)
  const room = useQuery({ ...roomQueries.detail(roomId), ...ONCE })
  // An open form stays, even if a later request fails.
  const isOpen = room.dataUpdatedAt >= openedAt
  if (!isOpen && isRefusal(room.error, 'room_not_found')) return <RoomNotFound />
  if (!isOpen || !room.data) {
    return (
      <Page title={EDIT_ROOM.title} actions={<BackToRooms />}>
        <QueryLoading query={room} message={EDIT_ROOM.loading} />
      </Page>
    )
  }
  if (room.data.archivedAt !== null) {
    return (
      <Page title={EDIT_ROOM.title} lead={roomName(room.data)}>
        <EmptyState title={EDIT_ROOM.archived} action={<BackToRooms />} />
      </Page>
    )
  }
  return (
    <Page
      title={EDIT_ROOM.title}
      lead={roomName(room.data)}
      actions={
        <ButtonRouteLink to="/view-room/$roomID" params={{ roomID: roomId }}>
          {VIEW_ROOM.backToRoom}
        </ButtonRouteLink>
      }
    >
      <RoomForm room={room.data} onSaved={onUpdated} />
    </Page>
  )
}
