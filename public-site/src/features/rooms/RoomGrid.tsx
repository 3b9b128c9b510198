import type { ReactNode } from 'react'
import { RoomCard } from 'shared-ui/components/RoomCard'
import { RoomCardSkeleton } from 'shared-ui/components/RoomCardSkeleton'
import { Spinner } from 'shared-ui/components/Spinner'
import type { Stay } from 'shared-ui/rules/stay'
import type { Room } from 'shared-ui/validators/room'
import { roomPhoto } from '../../lib/room-queries.ts'
import { WithoutScript } from '../../lib/WithoutScript.tsx'
import { ReserveLink } from './ReserveLink.tsx'
import styles from './RoomGrid.module.css'

export type RoomGridProps = {
  rooms: readonly Room[]
  /** The stay that Reservar links lead to; null while none can be booked. */
  stay: Stay | null
  /** What stands after the last room where its row would end with a hole; elsewhere it is not shown. */
  filler?: ReactNode
}

/** Rooms side by side, each with its Reservar link for the stay. */
export function RoomGrid({ rooms, stay, filler }: RoomGridProps) {
  return (
    <ul className={styles.grid} role="list">
      {rooms.map((room) => (
        <li key={room._id}>
          <RoomCard
            room={room}
            photoUrl={roomPhoto(room)}
            action={stay && <ReserveLink room={room} stay={stay} />}
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
  /** In the prerendered page the places are only kept free: what a skeleton is drawn with, its CSP would refuse. */
  drawn: boolean
}

/** The places of rooms that are on their way, and what is being waited for. */
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
