import { createFileRoute } from '@tanstack/react-router'
import { RoomsScreen } from '../../../features/rooms/RoomsScreen.tsx'
import { askAhead } from '../../../lib/query-client.ts'
import { roomQueries } from '../../../lib/room-queries.ts'
import { useCodeAhead } from '../../../lib/use-code-ahead.ts'

export const Route = createFileRoute('/_console/_staff/rooms-panel')({
  loader: ({ context: { queryClient } }) => {
    const wanted = roomQueries.list()
    return askAhead(queryClient, queryClient.query(wanted), wanted)
  },
  component: RoomsPanel,
})

function RoomsPanel() {
  useCodeAhead('/view-room/$roomID')
  return <RoomsScreen />
}
