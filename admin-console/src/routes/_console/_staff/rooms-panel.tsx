import { createFileRoute } from '@tanstack/react-router'
import { RoomsScreen } from '../../../features/rooms/RoomsScreen.tsx'
import { askAhead, queryClient } from '../../../lib/query-client.ts'
import { roomQueries } from '../../../lib/room-queries.ts'
import { useCodeAhead } from '../../../lib/use-code-ahead.ts'

export const Route = createFileRoute('/_console/_staff/rooms-panel')({
  // Not waited for: the screen says that it loads, and what went wrong (W-05).
  loader: () => {
    askAhead(queryClient.query(roomQueries.list()))
  },
  component: RoomsPanel,
})

function RoomsPanel() {
  useCodeAhead('/view-room/$roomID')
  return <RoomsScreen />
}
