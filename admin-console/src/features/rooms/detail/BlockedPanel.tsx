import { useQuery } from '@tanstack/react-query'
import { formatDate } from 'shared-ui/copy/format'
import { BLOCKINGS } from 'shared-ui/copy/rooms/blockings'
import { VIEW_ROOM } from 'shared-ui/copy/rooms/rooms-panel'
import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import type { Room } from 'shared-ui/validators/rooms/room'
import { ButtonRouteLink } from '../../../lib/links.tsx'
import { nightRanges } from '../../../lib/nights/night-ranges.ts'
import { Panel } from '../../../lib/page/Panel.tsx'
import { blockingQueries } from '../../../lib/queries/blocking-queries.ts'
import { QueryView } from '../../../lib/query-view/QueryView.tsx'
import styles from './RoomLines.module.css'

/** The blocked nights of the room. */
export function BlockedPanel({ room }: { room: Room }) {
  const calendar = useQuery(blockingQueries.ofRoom(room._id))
  const words = VIEW_ROOM.blocked
  return (
    <Panel title={words.title}>
      <QueryView query={calendar} message={words.loading}>
        {({ blockings }) => <Blocked nights={blockings.map(({ date }) => date)} roomId={room._id} />}
      </QueryView>
    </Panel>
  )
}

function Blocked({ nights, roomId }: { nights: CalendarDate[]; roomId: string }) {
  const ranges = nightRanges(nights)
  return (
    <>
      {ranges.length === 0 && (
        <>
          <p className={styles.none}>{VIEW_ROOM.blocked.empty}</p>
          <div>
            <ButtonRouteLink to="/room-block/$roomID" params={{ roomID: roomId }}>
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
    </>
  )
}
