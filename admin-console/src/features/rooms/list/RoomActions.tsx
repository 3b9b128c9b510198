import { Trash2 } from 'lucide-react'
import { Button } from 'shared-ui/components/Button'
import { VisuallyHidden } from 'shared-ui/components/VisuallyHidden'
import { BLOCKINGS } from 'shared-ui/copy/rooms/blockings'
import { DELETE_ROOM, EDIT_ROOM } from 'shared-ui/copy/rooms/room-form'
import { ROOMS_PANEL } from 'shared-ui/copy/rooms/rooms-panel'
import type { Room } from 'shared-ui/validators/rooms/room'
import { ButtonRouteLink } from '../../../lib/links.tsx'
import styles from '../../../lib/table/row-actions.module.css'

export type RoomActionsProps = { room: Room; onDelete: (room: Room) => void }

/** The actions on a room of the list. */
export function RoomActions({ room, onDelete }: RoomActionsProps) {
  const link = (action: string) =>
    ({
      variant: 'quiet',
      params: { roomID: room._id },
      'aria-label': ROOMS_PANEL.actionOn(action, room.identifier),
      children: action,
    }) as const
  return (
    <div className={styles.actions}>
      <ButtonRouteLink to="/update-room/$roomID" {...link(EDIT_ROOM.link)} />
      <ButtonRouteLink to="/room-block/$roomID" {...link(BLOCKINGS.block.title)} />
      <ButtonRouteLink to="/room-unlock/$roomID" {...link(BLOCKINGS.unblock.title)} />
      <Button
        variant="quiet"
        className={styles.delete}
        title={DELETE_ROOM.button}
        onClick={() => onDelete(room)}
      >
        <Trash2 aria-hidden="true" />
        <VisuallyHidden>{ROOMS_PANEL.actionOn(DELETE_ROOM.button, room.identifier)}</VisuallyHidden>
      </Button>
    </div>
  )
}
