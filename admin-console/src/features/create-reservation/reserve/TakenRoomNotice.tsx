import { useQuery } from '@tanstack/react-query'
import { Alert } from 'shared-ui/components/Alert'
import { formatPersons } from 'shared-ui/copy/format'
import { roomInWords } from 'shared-ui/copy/reservations/board'
import { RESERVE_ROOM } from 'shared-ui/copy/reservations/create-reservation'
import type { Stay } from 'shared-ui/rules/reservations/stay'
import type { Availability } from 'shared-ui/validators/reservations/availability'
import type { Room } from 'shared-ui/validators/rooms/room'
import { ButtonRouteLink } from '../../../lib/links.tsx'
import { availabilityQueries } from '../../../lib/queries/availability-queries.ts'
import styles from './ReserveRoomForm.module.css'

export type TakenRoomNoticeProps = { room: Room; stay: Stay }

/**
 * Says at once that the room of a form is not free, who has it, and which rooms are. If that cannot be loaded, the server still
 * refuses a taken night.
 */
export function TakenRoomNotice({ room, stay }: TakenRoomNoticeProps) {
  const { data } = useQuery(availabilityQueries.of(stay))
  const taken = data?.unavailableRooms.find(({ _id }) => _id === room._id)
  if (!data || !taken) return null
  return (
    <Alert tone="warning">
      <p>{RESERVE_ROOM.taken(roomInWords(room.identifier), takerOf(taken))}</p>
      {data.availableRooms.length === 0 ? (
        <p>{RESERVE_ROOM.noneFree}</p>
      ) : (
        <>
          <p>{RESERVE_ROOM.freeInstead}</p>
          <ul className={styles.free} role="list">
            {data.availableRooms.map((free) => (
              <li key={free._id}>
                <ButtonRouteLink
                  to="/create-reservation/$roomID/$inDate/$outDate"
                  params={{ roomID: free._id, inDate: stay.entry, outDate: stay.departure }}
                >
                  {free.identifier} · {formatPersons(free.capacity)}
                </ButtonRouteLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  )
}

/** Who has the first of the taken nights, as far as it is known. */
function takerOf({ reservations, blockings }: Availability['unavailableRooms'][number]): string {
  const [reservation] = reservations
  if (reservation) {
    const { names, surnames } = reservation.client
    return RESERVE_ROOM.takers.reservation(`${surnames}, ${names}`)
  }
  return blockings.length > 0 ? RESERVE_ROOM.takers.blocking : RESERVE_ROOM.takers.hold
}
