import type { ReactNode } from 'react'
import { RoomCard } from 'shared-ui/components/RoomCard'
import { RoomCardSkeleton } from 'shared-ui/components/RoomCardSkeleton'
import { Spinner } from 'shared-ui/components/Spinner'
import { roomLine } from 'shared-ui/copy/rooms/room-page'
import { nightCount, type Stay } from 'shared-ui/rules/reservations/stay'
import type { Room } from 'shared-ui/validators/rooms/room'
import { WithoutScript } from '../../lib/page/WithoutScript.tsx'
import { roomPhoto } from '../../lib/queries/room-queries.ts'
import { ReserveLink } from './ReserveLink.tsx'
import styles from './RoomGrid.module.css'
import { RoomLink } from './room-page/RoomLink.tsx'

export type RoomGridProps = {
  rooms: readonly Room[]
  /** The chosen stay; null until dates are chosen. */
  stay: Stay | null
  /** `row` for results, which are compact on a phone. */
  layout?: 'plate' | 'row'
  /** Fills the last row if it would have an empty cell; hidden otherwise. */
  filler?: ReactNode
}

/** A grid of rooms, each with its Reservar link for the stay. */
export function RoomGrid({ rooms, stay, layout = 'plate', filler }: RoomGridProps) {
  return (
    <ul className={styles.grid} data-layout={layout} role="list">
      {rooms.map((room) => (
        <li key={room._id}>
          <RoomCard
            room={room}
            photoUrl={roomPhoto(room)}
            layout={layout}
            nights={stay ? nightCount(stay) : undefined}
            name={<RoomLink room={room} stay={stay} />}
            facts={roomLine(room.identifier)}
            action={<ReserveLink room={room} stay={stay} />}
          />
        </li>
      ))}
      {filler && <li className={styles.filler}>{filler}</li>}
    </ul>
  )
}

export type RoomGridSkeletonProps = {
  count: number
  message: string
  /** Whether to render skeletons. In the prerendered page the placeholders stay empty, since its CSP forbids their inline styles. */
  drawn: boolean
}

/** Placeholders for rooms that are loading, with a spinner. */
export function RoomGridSkeleton({ count, message, drawn }: RoomGridSkeletonProps) {
  return (
    <div className={styles.waiting}>
      <WithoutScript missing="rooms" />
      <Spinner message={message} />
      <div className={styles.grid}>
        {Array.from({ length: count }, (_, place) => (
          <div className={styles.place} key={place}>
            {drawn && <RoomCardSkeleton />}
          </div>
        ))}
      </div>
    </div>
  )
}
