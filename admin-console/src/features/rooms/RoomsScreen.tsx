import { useQuery } from '@tanstack/react-query'
import { EmptyState } from 'shared-ui/components/EmptyState'
import { LoadingPanel } from 'shared-ui/components/LoadingPanel'
import { ROOMS_PANEL } from 'shared-ui/copy/rooms-panel'
import { ProblemText } from '../../lib/ProblemText.tsx'
import { Page } from '../../lib/page/Page.tsx'
import { roomQueries } from '../../lib/room-queries.ts'
import { useMedia } from '../../lib/use-media.ts'
import { RoomCards } from './RoomCards.tsx'
import { RoomsTable } from './RoomsTable.tsx'

/** From this width on a table has room; below it is a list of cards. */
const TABLE_FITS = '(min-width: 44rem)'

/** the rooms on offer. */
export function RoomsScreen() {
  return (
    <Page title={ROOMS_PANEL.title}>
      <RoomsList />
    </Page>
  )
}

/** the rooms in each of their states. */
function RoomsList() {
  const Rooms = useMedia(TABLE_FITS) ? RoomsTable : RoomCards
  const rooms = useQuery(roomQueries.list())
  if (rooms.data === undefined) {
    return (
      <LoadingPanel
        message={ROOMS_PANEL.loading}
        error={rooms.error && <ProblemText problem={rooms.error} />}
        onRetry={() => void rooms.refetch()}
      />
    )
  }
  if (rooms.data.length === 0) {
    return <EmptyState title={ROOMS_PANEL.empty}>{ROOMS_PANEL.emptyText}</EmptyState>
  }
  return <Rooms rooms={rooms.data} />
}
