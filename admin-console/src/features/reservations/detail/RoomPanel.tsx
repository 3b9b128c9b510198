import { formatPersons, formatPrice } from 'shared-ui/copy/format'
import { VIEW_RESERVATION } from 'shared-ui/copy/reservations/view-reservation'
import type { Room } from 'shared-ui/validators/rooms/room'
import { Facts } from '../../../lib/page/Facts.tsx'
import { Panel } from '../../../lib/page/Panel.tsx'
import { RoomPhoto } from '../../../lib/room-photo/RoomPhoto.tsx'

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
      <RoomPhoto room={room} />
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
