import { createFileRoute } from '@tanstack/react-router'
import { RoomsScreen } from '../../../features/rooms/RoomsScreen.tsx'
import { prefetchBeforeDraw } from '../../../lib/query-client.ts'
import { roomQueries } from '../../../lib/room-queries.ts'
import { usePreloadedCode } from '../../../lib/use-preloaded-code.ts'

export const Route = createFileRoute('/_console/_staff/rooms-panel')({
  loader: ({ context: { queryClient } }) => {
    const wanted = roomQueries.list()
    return prefetchBeforeDraw(queryClient, queryClient.query(wanted), wanted)
  },
  component: RoomsPanel,
})

function RoomsPanel() {
  usePreloadedCode('/view-room/$roomID')
  return <RoomsScreen />
}
