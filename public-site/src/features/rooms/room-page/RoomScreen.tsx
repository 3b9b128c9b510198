import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ROOM_TEXTS } from 'content'
import type { ReactNode } from 'react'
import { ApiProblem } from 'shared-ui/api/problems'
import { LoadingPanel } from 'shared-ui/components/LoadingPanel'
import { ROOM_PAGE } from 'shared-ui/copy/rooms/room-page'
import { ROOMS_PAGE } from 'shared-ui/copy/rooms/rooms-page'
import { PageHead } from '../../../lib/page/PageHead.tsx'
import { roomQueries } from '../../../lib/queries/room-queries.ts'
import type { StaySearch } from '../../../lib/stay-search.ts'
import { PricesProblem } from '../PricesProblem.tsx'
import { FreeNights } from './FreeNights.tsx'
import { RoomDetail } from './RoomDetail.tsx'
import styles from './RoomScreen.module.css'
import { RoomServices } from './RoomServices.tsx'

export type RoomScreenProps = {
  /** The id of the room, as in the address. */
  roomId: string
  /** The dates of the page's address. */
  dates: StaySearch
  /** Receives the dates selected in the calendar; none after they are cleared. */
  onDatesChange: (dates: StaySearch) => void
  /** The page for addresses that do not exist. */
  notFound: ReactNode
}

/** Only `/rooms` itself is the current page, not the page of a room. */
const EXACT = { exact: true, includeSearch: false }

/** The page of one room: what it is like, what it costs and when it is free. */
export function RoomScreen({ roomId, dates, onDatesChange, notFound }: RoomScreenProps) {
  const room = useQuery(roomQueries.detail(roomId))
  if (!room.data && room.error instanceof ApiProblem && isNotFound(room.error)) return notFound
  return (
    <article className={styles.page}>
      <p>
        <Link to="/rooms" activeOptions={EXACT}>
          {ROOM_PAGE.back}
        </Link>
      </p>
      {room.data ? (
        <>
          <RoomDetail room={room.data} />
          <div className={styles.columns}>
            <FreeNights room={room.data} dates={dates} onDatesChange={onDatesChange} />
            <RoomServices />
          </div>
        </>
      ) : (
        <div className={styles.waiting}>
          <PageHead title={ROOMS_PAGE.title} description={ROOM_TEXTS.description} />
          <LoadingPanel
            message={ROOM_PAGE.loading}
            error={room.isError && !room.isFetching && <PricesProblem problem={room.error} />}
            onRetry={() => void room.refetch()}
          />
        </div>
      )}
    </article>
  )
}

/** Whether the room does not exist. The server sends 400 for an id that is invalid. */
const isNotFound = ({ status }: ApiProblem): boolean => status === 404 || status === 400
