import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isRefusal } from 'shared-ui/api/problems'
import { VIEW_ROOM } from 'shared-ui/copy/rooms/rooms-panel'
import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { Page } from '../../../lib/page/Page.tsx'
import { roomQueries } from '../../../lib/queries/room-queries.ts'
import { QueryView } from '../../../lib/query-view/QueryView.tsx'
import { BackToRooms, RoomNotFound } from '../RoomNotFound.tsx'
import { RoomRemovedNotice } from '../RoomRemovedNotice.tsx'
import type { RemovedRoom } from '../use-delete-room.ts'
import { RoomDetail } from './RoomDetail.tsx'

export type RoomScreenProps = {
  /** The id of the room, as in the address. */
  roomId: string
  /** The current date in Lima. */
  today: CalendarDate
}

/** A room in each of its states. */
export function RoomScreen({ roomId, today }: RoomScreenProps) {
  const [removed, setRemoved] = useState<RemovedRoom | null>(null)
  const room = useQuery({ ...roomQueries.detail(roomId), enabled: removed === null })
  if (removed) {
    return (
      <Page title={VIEW_ROOM.title} actions={<BackToRooms />}>
        <RoomRemovedNotice {...removed} />
      </Page>
    )
  }
  if (isRefusal(room.error, 'room_not_found')) return <RoomNotFound />
  return (
    <QueryView
      query={room}
      message={VIEW_ROOM.loading}
      renderLoading={(panel) => (
        <Page title={VIEW_ROOM.title} actions={<BackToRooms />}>
          {panel}
        </Page>
      )}
    >
      {(data) => <RoomDetail room={data} today={today} onDeleted={setRemoved} />}
    </QueryView>
  )
}
