import { BLOCKINGS } from 'shared-ui/copy/blockings'
import { ROOMS_PANEL } from 'shared-ui/copy/rooms-panel'
import type { Room } from 'shared-ui/validators/room'
import { ButtonRouteLink } from '../../lib/links.tsx'
import styles from './RoomActions.module.css'

/** what can be done with a room. */
export function RoomActions({ room }: { room: Room }) {
  const params = { roomID: room._id }
  const named = (deed: string) => ROOMS_PANEL.deedOn(deed, room.identifier)
  return (
    <div className={styles.actions}>
      <ButtonRouteLink
        variant="quiet"
        to="/room-block/$roomID"
        params={params}
        aria-label={named(BLOCKINGS.block.title)}
      >
        {BLOCKINGS.block.title}
      </ButtonRouteLink>
      <ButtonRouteLink
        variant="quiet"
        to="/room-unlock/$roomID"
        params={params}
        aria-label={named(BLOCKINGS.unblock.title)}
      >
        {BLOCKINGS.unblock.title}
      </ButtonRouteLink>
    </div>
  )
}
