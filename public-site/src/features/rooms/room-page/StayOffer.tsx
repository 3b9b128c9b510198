import { Button } from 'shared-ui/components/Button'
import { formatSoles } from 'shared-ui/copy/format'
import { ROOM_PAGE } from 'shared-ui/copy/rooms/room-page'
import { STAY_PICKER } from 'shared-ui/copy/rooms/stay-picker'
import { stayTotal } from 'shared-ui/rules/money/money'
import { nightCount, type Stay } from 'shared-ui/rules/reservations/stay'
import { NOTHING_SELECTED, type StaySelection } from 'shared-ui/rules/reservations/stay-selection'
import type { Room } from 'shared-ui/validators/rooms/room'
import { ReserveLink } from '../ReserveLink.tsx'
import styles from './RoomScreen.module.css'

export type StayOfferProps = {
  room: Room
  selection: StaySelection
  /** Receives the empty selection. */
  onClear: (selection: StaySelection) => void
}

/** What to press next, or the selected stay with its total and the link that books it. */
export function StayOffer({ room, selection, onClear }: StayOfferProps) {
  const stay = stayOf(selection)
  return (
    <div className={styles.offer}>
      <p role="status">
        {stay ? (
          <>
            {STAY_PICKER.picked({ ...stay, nights: nightCount(stay) })}
            <br />
            {ROOM_PAGE.total}:{' '}
            <strong className={styles.total}>
              {formatSoles(stayTotal({ pricePerNight: room.pricePerNight, nights: nightCount(stay) }))}
            </strong>
          </>
        ) : (
          nextStep(selection)
        )}
      </p>
      {stay && (
        <p className={styles.actions}>
          <ReserveLink room={room} stay={stay} />
          <Button onClick={() => onClear(NOTHING_SELECTED)}>{ROOM_PAGE.clear}</Button>
        </p>
      )}
    </div>
  )
}

const stayOf = ({ entry, departure }: StaySelection): Stay | null =>
  entry === null || departure === null ? null : { entry, departure }

const nextStep = ({ entry }: StaySelection): string =>
  entry === null ? STAY_PICKER.pickEntry : STAY_PICKER.pickDeparture(entry)
