import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EmptyState } from 'shared-ui/components/EmptyState'
import { CREATE_ROOM } from 'shared-ui/copy/rooms/room-form'
import { ROOMS_PANEL } from 'shared-ui/copy/rooms/rooms-panel'
import type { Room } from 'shared-ui/validators/rooms/room'
import { useMedia } from '../../../lib/hooks/use-media.ts'
import { ButtonRouteLink } from '../../../lib/links.tsx'
import { Page } from '../../../lib/page/Page.tsx'
import { roomQueries } from '../../../lib/queries/room-queries.ts'
import { QueryView } from '../../../lib/query-view/QueryView.tsx'
import { DeleteRoomDialog } from '../DeleteRoomDialog.tsx'
import { RoomRemovedNotice } from '../RoomRemovedNotice.tsx'
import type { RemovedRoom } from '../use-delete-room.ts'
import { RoomCards } from './RoomCards.tsx'
import { type RoomsProps, RoomsTable } from './RoomsTable.tsx'

/** Minimum width of the table; narrower screens show cards. */
const TABLE_FITS = 'print, (min-width: 44rem)'

/** The rooms that are not archived; each can be opened, edited, blocked, and deleted after confirmation. */
export function RoomsScreen() {
  const [toDelete, setToDelete] = useState<Room | null>(null)
  const [removed, setRemoved] = useState<RemovedRoom | null>(null)
  const askToDelete = (room: Room) => {
    setRemoved(null)
    setToDelete(room)
  }
  const finishDeleting = (deleted: RemovedRoom) => {
    setRemoved(deleted)
    setToDelete(null)
  }
  return (
    <Page title={ROOMS_PANEL.title} actions={<AddRoom />}>
      {removed && <RoomRemovedNotice {...removed} />}
      <RoomsList onDelete={askToDelete} />
      {toDelete && (
        <DeleteRoomDialog room={toDelete} onCancel={() => setToDelete(null)} onDeleted={finishDeleting} />
      )}
    </Page>
  )
}

function AddRoom() {
  return (
    <ButtonRouteLink variant="primary" to="/create-room" data-shortcut="create">
      {CREATE_ROOM.add}
    </ButtonRouteLink>
  )
}

/** The list of rooms in each of its states. */
function RoomsList({ onDelete }: Pick<RoomsProps, 'onDelete'>) {
  const Rooms = useMedia(TABLE_FITS) ? RoomsTable : RoomCards
  const rooms = useQuery(roomQueries.list())
  return (
    <QueryView query={rooms} message={ROOMS_PANEL.loading}>
      {(list) =>
        list.length === 0 ? (
          <EmptyState title={ROOMS_PANEL.empty} action={<AddRoom />}>
            {ROOMS_PANEL.emptyText}
          </EmptyState>
        ) : (
          <Rooms rooms={list} onDelete={onDelete} />
        )
      }
    </QueryView>
  )
}
