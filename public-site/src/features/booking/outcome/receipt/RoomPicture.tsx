import { ROOM_CARD_WORDS } from 'shared-ui/copy/rooms/room-card'
import type { Room } from 'shared-ui/validators/rooms/room'
import { roomPhoto } from '../../../../lib/queries/room-queries.ts'
import styles from './RoomPicture.module.css'

/** The picture of the reserved room; nothing if it has none. */
export function RoomPicture({ room }: { room: Room }) {
  const photo = roomPhoto(room)
  if (!photo) return null
  return (
    <img
      className={styles.picture}
      src={photo(768)}
      srcSet={`${photo(480)} 480w, ${photo(768)} 768w, ${photo(1024)} 1024w`}
      sizes="(min-width: 34rem) 31rem, 90vw"
      width={1024}
      height={768}
      alt={ROOM_CARD_WORDS.picture(room.category, room.identifier)}
    />
  )
}
