import { createFileRoute } from '@tanstack/react-router'
import { RoomsScreen } from '../../../features/rooms/list/RoomsScreen.tsx'
import { prefetchBeforeDraw } from '../../../lib/query-client.ts'
import { roomQueries } from '../../../lib/room-queries.ts'
import { usePreloadedCode } from '../../../lib/use-preloaded-code.ts'

export const Route = createFileRoute('/_console/_staff/rooms-panel')({
  loader: ({ context: { queryClient } }) => {
    const options = roomQueries.list()
    return prefetchBeforeDraw(queryClient, queryClient.query(options), options)
  },
  component: RoomsPanel,
})

function RoomsPanel() {
  usePreloadedCode('/view-room/$roomID')
  return <RoomsScreen />
}
