import { Dialog } from 'shared-ui/components/Dialog'
import { BAR_MENU, BOARD, roomInWords } from 'shared-ui/copy/reservations/board'
import { stayFromNights } from 'shared-ui/rules/reservations/stay'
import { ButtonRouteLink } from '../../../lib/links.tsx'
import { isMovable } from '../interaction/bar-move.ts'
import styles from './BarMenu.module.css'
import type { HeldNightsProps } from './HeldNights.tsx'

export type BarMenuProps = Pick<HeldNightsProps, 'rows' | 'bar' | 'onDismiss'>

/** The actions of a reservation on the board; those of dragging, for keyboard and touch. */
export function BarMenu({ rows, bar: { occupancy }, onDismiss }: BarMenuProps) {
  if (occupancy.kind !== 'reservation') return null
  const { names, surnames } = occupancy.client
  const room = rows.find((row) => row.room._id === occupancy.room)?.room
  const { entry, departure } = stayFromNights(occupancy.inDate, occupancy.outDate)
  const params = { reservationID: occupancy._id }
  return (
    <Dialog title={BAR_MENU.title(`${surnames}, ${names}`)} onDismiss={onDismiss}>
      <p>
        {room && `${roomInWords(room.identifier)}. `}
        {BOARD.shown(entry, departure)}
      </p>
      <div className={styles.actions}>
        <ButtonRouteLink variant="primary" to="/view-reservation/$reservationID" params={params}>
          {BAR_MENU.view}
        </ButtonRouteLink>
        {isMovable(occupancy) && (
          <ButtonRouteLink to="/change-reservation/$reservationID" params={params}>
            {BAR_MENU.change}
          </ButtonRouteLink>
        )}
      </div>
    </Dialog>
  )
}
