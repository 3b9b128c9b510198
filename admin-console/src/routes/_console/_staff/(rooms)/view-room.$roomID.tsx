import { createFileRoute } from '@tanstack/react-router'
import { RoomScreen } from '../../../../features/rooms/detail/RoomScreen.tsx'
import { useTodayInLima } from '../../../../lib/nights/today-in-lima.ts'
import { prefetchBeforeDraw } from '../../../../lib/queries/prefetch.ts'
import { roomQueries } from '../../../../lib/queries/room-queries.ts'

export const Route = createFileRoute('/_console/_staff/(rooms)/view-room/$roomID')({
  loader: ({ context: { queryClient }, params }) =>
    prefetchBeforeDraw(queryClient, roomQueries.detail(params.roomID)),
  component: ViewRoom,
})

function ViewRoom() {
  const { roomID } = Route.useParams()
  return <RoomScreen key={roomID} roomId={roomID} today={useTodayInLima()} />
}
