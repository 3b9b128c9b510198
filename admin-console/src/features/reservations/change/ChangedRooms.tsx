import { formatSoles } from 'shared-ui/copy/format'
import { CHANGE_RESERVATION } from 'shared-ui/copy/reservations/change/change-reservation'
import { nightsInRoom } from 'shared-ui/copy/reservations/rooms-of-stay'
import type { ChangeQuote } from 'shared-ui/validators/reservations/reservation-changes'
import { Facts } from '../../../lib/page/Facts.tsx'

/**
 * The rooms of a begun stay after a change: the nights before today stay in their rooms at their prices, the others change. Renders
 * nothing if the whole stay is in one room at one price.
 */
export function ChangedRooms({ segments }: Pick<ChangeQuote['agreed'], 'segments'>) {
  if (segments.length === 1) return null
  return (
    <>
      <h3>{CHANGE_RESERVATION.rooms}</h3>
      <p>{CHANGE_RESERVATION.pastNights}</p>
      <Facts
        facts={segments.map((segment) => ({
          label: nightsInRoom(segment),
          value: formatSoles(segment.price),
          kind: 'amount',
        }))}
      />
    </>
  )
}
