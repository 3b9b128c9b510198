import { createFileRoute } from '@tanstack/react-router'
import { RoomScreen } from '../../../features/rooms/RoomScreen.tsx'
import { askAhead, queryClient } from '../../../lib/query-client.ts'
import { roomQueries } from '../../../lib/room-queries.ts'
import { useTodayInLima } from '../../../lib/today-in-lima.ts'

export const Route = createFileRoute('/_console/_staff/view-room/$roomID')({
  // Not waited for: the screen says that it loads, and what went wrong (W-05).
  loader: ({ params }) => {
    askAhead(queryClient.query(roomQueries.detail(params.roomID)))
  },
  component: ViewRoom,
})

function ViewRoom() {
  const { roomID } = Route.useParams()
  return <RoomScreen key={roomID} roomId={roomID} today={useTodayInLima()} />
}
