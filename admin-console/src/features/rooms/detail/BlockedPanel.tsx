import { useQuery } from '@tanstack/react-query'
import { LoadingPanel } from 'shared-ui/components/LoadingPanel'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { formatDate } from 'shared-ui/copy/format'
import { BLOCKINGS } from 'shared-ui/copy/rooms/blockings'
import { VIEW_ROOM } from 'shared-ui/copy/rooms/rooms-panel'
import type { Room } from 'shared-ui/validators/rooms/room'
import { ButtonRouteLink } from '../../../lib/links.tsx'
import { nightRanges } from '../../../lib/nights/night-ranges.ts'
import { Panel } from '../../../lib/page/Panel.tsx'
import { blockingQueries } from '../../../lib/queries/blocking-queries.ts'
import styles from './RoomLines.module.css'

/** The blocked nights of the room. */
export function BlockedPanel({ room }: { room: Room }) {
  const calendar = useQuery(blockingQueries.ofRoom(room._id))
  const words = VIEW_ROOM.blocked
  if (calendar.data === undefined) {
    return (
      <Panel title={words.title}>
        <LoadingPanel
          message={words.loading}
          error={calendar.error && <ProblemText problem={calendar.error} />}
          onRetry={() => void calendar.refetch()}
        />
      </Panel>
    )
  }
  const ranges = nightRanges(calendar.data.blockings.map(({ date }) => date))
  return (
    <Panel title={words.title}>
      {ranges.length === 0 && (
        <>
          <p className={styles.none}>{words.empty}</p>
          <div>
            <ButtonRouteLink to="/room-block/$roomID" params={{ roomID: room._id }}>
              {BLOCKINGS.blockSome}
            </ButtonRouteLink>
          </div>
        </>
      )}
      <ul className={styles.lines} role="list">
        {ranges.map(({ first, last }) => (
          <li key={first} className={styles.line}>
            <span>{VIEW_ROOM.between(formatDate(first), formatDate(last))}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
