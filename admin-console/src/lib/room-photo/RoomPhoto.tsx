import { ROOM_PHOTO } from 'shared-ui/copy/rooms/room-photo'
import type { Room } from 'shared-ui/validators/rooms/room'
import styles from './RoomPhoto.module.css'
import { roomPhotoPath, roomPhotoSet } from './room-photo.ts'

export type RoomPhotoProps = {
  /** The room whose photo is shown; one without a photo has a sentence in its place. */
  room: Room
}

/** A room's photo in 4:3, at any width. */
export function RoomPhoto({ room }: RoomPhotoProps) {
  if (room.photo === null) return <p className={styles.none}>{ROOM_PHOTO.none}</p>
  return (
    <img
      className={styles.photo}
      src={roomPhotoPath(room._id, room.photo, 768)}
      srcSet={roomPhotoSet(room._id, room.photo)}
      sizes="(max-width: 48rem) 92vw, 32rem"
      width={1024}
      height={768}
      alt={ROOM_PHOTO.alternative(room.identifier, room.category)}
    />
  )
}

/** A small photo for tables; decorative, because the room's name is beside it. */
export function RoomThumbnail({ room }: { room: Room }) {
  if (room.photo === null) return <span className={styles.thumbnail} />
  return (
    <img
      className={styles.thumbnail}
      src={roomPhotoPath(room._id, room.photo, 320)}
      width={320}
      height={240}
      loading="lazy"
      alt=""
    />
  )
}
