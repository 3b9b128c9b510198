import { useQuery } from '@tanstack/react-query'
import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { RoomCard } from 'shared-ui/components/RoomCard'
import { Spinner } from 'shared-ui/components/Spinner'
import { COMPONENT_WORDS } from 'shared-ui/copy/components'
import { TAKEN_ROOMS } from 'shared-ui/copy/rooms/rooms-page'
import type { Stay } from 'shared-ui/rules/reservations/stay'
import { useIsLive } from '../../../lib/document/use-is-live.ts'
import { roomPhoto, roomQueries } from '../../../lib/queries/room-queries.ts'
import { PricesProblem } from '../PricesProblem.tsx'
import gridStyles from '../RoomGrid.module.css'
import styles from '../RoomsSection.module.css'
import { WhyTaken } from '../WhyTaken.tsx'
import { roomsFor } from './rooms-for.ts'

export type TakenRoomsProps = { stay: Stay; persons: number | null }

/** The rooms that are not free on the searched dates, below the free ones, each with why and the nearest free dates. */
export function TakenRooms({ stay, persons }: TakenRoomsProps) {
  const isLive = useIsLive()
  const free = useQuery(roomQueries.available(stay))
  const taken = useQuery({ ...roomQueries.taken(stay), select: (rooms) => roomsFor(rooms, persons) })
  // One spinner or error at a time.
  if (!free.data) return null
  // Without JavaScript nothing loads.
  if (taken.isPending) return isLive && <Spinner message={TAKEN_ROOMS.loading} />
  if (taken.isError) {
    return (
      <Alert action={<Button onClick={() => void taken.refetch()}>{COMPONENT_WORDS.retry}</Button>}>
        <PricesProblem problem={taken.error} />
      </Alert>
    )
  }
  if (taken.data.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="no-disponibles">
      <h2 id="no-disponibles">{TAKEN_ROOMS.title}</h2>
      <ul className={gridStyles.grid} data-layout="row" role="list">
        {taken.data.map((room) => (
          <li key={room._id}>
            <RoomCard
              room={room}
              photoUrl={roomPhoto(room)}
              layout="row"
              instead={<WhyTaken room={room} stay={stay} />}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
