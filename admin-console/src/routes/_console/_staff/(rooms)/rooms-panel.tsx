import { createFileRoute } from '@tanstack/react-router'
import { RoomsScreen } from '../../../../features/rooms/list/RoomsScreen.tsx'
import { usePreloadedCode } from '../../../../lib/hooks/use-preloaded-code.ts'
import { prefetchBeforeDraw } from '../../../../lib/queries/prefetch.ts'
import { roomQueries } from '../../../../lib/queries/room-queries.ts'

export const Route = createFileRoute('/_console/_staff/(rooms)/rooms-panel')({
  loader: ({ context: { queryClient } }) => prefetchBeforeDraw(queryClient, roomQueries.list()),
  component: RoomsPanel,
})

function RoomsPanel() {
  usePreloadedCode('/view-room/$roomID')
  return <RoomsScreen />
}
