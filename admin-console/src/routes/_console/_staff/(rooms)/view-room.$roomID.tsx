import { createFileRoute } from '@tanstack/react-router'
import { RoomScreen } from '../../../../features/rooms/detail/RoomScreen.tsx'
import { useTodayInLima } from '../../../../lib/nights/today-in-lima.ts'
import { prefetchBeforeDraw } from '../../../../lib/queries/query-client.ts'
import { roomQueries } from '../../../../lib/queries/room-queries.ts'

export const Route = createFileRoute('/_console/_staff/(rooms)/view-room/$roomID')({
  loader: ({ context: { queryClient }, params }) => {
    const options = roomQueries.detail(params.roomID)
    return prefetchBeforeDraw(queryClient, queryClient.query(options), options)
  },
  component: ViewRoom,
})

function ViewRoom() {
  const { roomID } = Route.useParams()
  return <RoomScreen key={roomID} roomId={roomID} today={useTodayInLima()} />
}
