import { Link } from '@tanstack/react-router'
import type { Room } from 'shared-ui/validators/rooms/room'
import styles from '../../../lib/table/whole-row-link.module.css'

/** The room's identifier as a link, which covers the whole row or card around it. */
export function RoomLink({ room }: { room: Room }) {
  return (
    <Link className={styles.link} to="/view-room/$roomID" params={{ roomID: room._id }}>
      {room.identifier}
    </Link>
  )
}
