import { formatPersons, formatPrice } from 'shared-ui/copy/format'
import { VIEW_RESERVATION } from 'shared-ui/copy/reservations/view-reservation'
import type { Room } from 'shared-ui/validators/rooms/room'
import { Facts } from '../../../lib/page/Facts.tsx'
import { Panel } from '../../../lib/page/Panel.tsx'
import { roomPhotoPath, roomPhotoSet } from '../../../lib/room-photo.ts'
import styles from './RoomPanel.module.css'

export type RoomPanelProps = {
  room: Room
  /** In soles, as agreed when the reservation was made. */
  pricePerNight: number
}

/** The room of a reservation with its photo. */
export function RoomPanel({ room, pricePerNight }: RoomPanelProps) {
  const words = VIEW_RESERVATION.room
  return (
    <Panel title={words.title}>
      {room.photo === null ? (
        <p className={styles.none}>{words.noPhoto}</p>
      ) : (
        <img
          className={styles.photo}
          src={roomPhotoPath(room._id, room.photo, 768)}
          srcSet={roomPhotoSet(room._id, room.photo)}
          sizes="(max-width: 48rem) 92vw, 26rem"
          width={1024}
          height={768}
          alt={words.photo(room.identifier, room.category)}
        />
      )}
      <Facts
        facts={[
          { label: words.identifier, value: room.identifier },
          { label: words.category, value: room.category },
          { label: words.pricePerNight, value: formatPrice(pricePerNight) },
          { label: words.capacity, value: formatPersons(room.capacity) },
        ]}
      />
    </Panel>
  )
}
