import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isRefusal } from 'shared-ui/api/problems'
import { LoadingPanel } from 'shared-ui/components/LoadingPanel'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { VIEW_ROOM } from 'shared-ui/copy/rooms/rooms-panel'
import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { Page } from '../../../lib/page/Page.tsx'
import { roomQueries } from '../../../lib/queries/room-queries.ts'
import { BackToRooms, RoomNotFound } from '../RoomNotFound.tsx'
import { RoomRemovedNotice } from '../RoomRemovedNotice.tsx'
import type { RemovedRoom } from '../use-delete-room.ts'
import { RoomDetail } from './RoomDetail.tsx'

export type RoomScreenProps = {
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
  if (room.data) return <RoomDetail room={room.data} today={today} onDeleted={setRemoved} />
  return (
    <Page title={VIEW_ROOM.title} actions={<BackToRooms />}>
      <LoadingPanel
        message={VIEW_ROOM.loading}
        error={room.error && <ProblemText problem={room.error} />}
        onRetry={() => void room.refetch()}
      />
    </Page>
  )
}
