import { useQuery } from '@tanstack/react-query'
import { isRefusal } from 'shared-ui/api/problems'
import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { RESERVATIONS_PANEL } from 'shared-ui/copy/reservations/reservations-panel'
import { roomQueries } from '../../../lib/queries/room-queries.ts'
import styles from './RoomFilter.module.css'

export type RoomFilterProps = {
  roomID: string
  /** Removes the filter. */
  onRemove: () => void
}

/** Shows that the list is filtered by a room, which may be archived, or that the room does not exist. */
export function RoomFilter({ roomID, onRemove }: RoomFilterProps) {
  const room = useQuery(roomQueries.detail(roomID))
  const isUnknown = isRefusal(room.error, 'room_not_found')
  const name = room.data ? `${room.data.identifier} · ${room.data.category}` : ''
  return (
    <>
      {isUnknown && <Alert tone="warning">{RESERVATIONS_PANEL.unknownRoom}</Alert>}
      <p className={styles.filter}>
        <span>{isUnknown ? RESERVATIONS_PANEL.noSuchRoom : RESERVATIONS_PANEL.oneRoom(name)}</span>
        <Button variant="quiet" onClick={onRemove}>
          {RESERVATIONS_PANEL.allRooms}
        </Button>
      </p>
    </>
  )
}
