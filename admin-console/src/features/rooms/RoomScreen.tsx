import { useQuery } from '@tanstack/react-query'
import { EmptyState } from 'shared-ui/components/EmptyState'
import { LoadingPanel } from 'shared-ui/components/LoadingPanel'
import { VIEW_ROOM } from 'shared-ui/copy/rooms-panel'
import type { CalendarDate } from 'shared-ui/rules/calendar-date'
import { ButtonRouteLink } from '../../lib/links.tsx'
import { ProblemText } from '../../lib/ProblemText.tsx'
import { Page } from '../../lib/page/Page.tsx'
import { isRefusal } from '../../lib/problems.ts'
import { roomQueries } from '../../lib/room-queries.ts'
import { RoomSheet } from './RoomSheet.tsx'

export type RoomScreenProps = {
  roomId: string
  /** The lodge's day (W-03). */
  today: CalendarDate
}

/** one room in each of its states. */
export function RoomScreen({ roomId, today }: RoomScreenProps) {
  const room = useQuery(roomQueries.detail(roomId))
  if (isRefusal(room.error, 'room_not_found')) return <RoomNotFound />
  if (room.data) return <RoomSheet room={room.data} today={today} />
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

/** An id that no room on offer has, and the way back. */
function RoomNotFound() {
  const { title, text } = VIEW_ROOM.notFound
  return (
    <Page title={title}>
      <EmptyState title={text} action={<BackToRooms />} />
    </Page>
  )
}

function BackToRooms() {
  return <ButtonRouteLink to="/rooms-panel">{VIEW_ROOM.back}</ButtonRouteLink>
}
