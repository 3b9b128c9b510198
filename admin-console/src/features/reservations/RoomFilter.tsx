import { useQuery } from '@tanstack/react-query'
import { Button } from 'shared-ui/components/Button'
import { RESERVATIONS_PANEL } from 'shared-ui/copy/reservations-panel'
import { roomQueries } from '../../lib/room-queries.ts'
import styles from './RoomFilter.module.css'

export type RoomFilterProps = {
  roomID: string
  /** Shows every room's reservations again. */
  onRemove: () => void
}

/** says that only one room's reservations are shown, an archived one's too. */
export function RoomFilter({ roomID, onRemove }: RoomFilterProps) {
  const room = useQuery(roomQueries.detail(roomID)).data
  const name = room ? `${room.identifier} · ${room.category}` : ''
  return (
    <p className={styles.filter}>
      <span>{RESERVATIONS_PANEL.oneRoom(name)}</span>
      <Button variant="quiet" onClick={onRemove}>
        {RESERVATIONS_PANEL.allRooms}
      </Button>
    </p>
  )
}
