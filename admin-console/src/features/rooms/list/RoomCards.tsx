import { formatPersons, formatPrice } from 'shared-ui/copy/format'
import { ROOMS_PANEL } from 'shared-ui/copy/rooms/rooms-panel'
import { RoomThumbnail } from '../../../lib/room-photo/RoomPhoto.tsx'
import list from '../../../lib/table/card-list.module.css'
import { RoomActions } from './RoomActions.tsx'
import styles from './RoomCards.module.css'
import { RoomLink } from './RoomLink.tsx'
import type { RoomsProps } from './RoomsTable.tsx'

/** The rooms on a phone, as a list of cards. */
export function RoomCards({ rooms, onDelete }: RoomsProps) {
  return (
    <ul className={list.cards} role="list" aria-label={ROOMS_PANEL.title}>
      {rooms.map((room) => (
        <li key={room._id} className={`${list.card} ${styles.card}`}>
          <RoomThumbnail room={room} />
          <div className={styles.text}>
            <p className={styles.name}>
              <RoomLink room={room} />
            </p>
            <p>
              {room.category} · {formatPersons(room.capacity)}
            </p>
            <p className={styles.price}>{formatPrice(room.pricePerNight)}</p>
          </div>
          <div className={styles.actions}>
            <RoomActions room={room} onDelete={onDelete} />
          </div>
        </li>
      ))}
    </ul>
  )
}
