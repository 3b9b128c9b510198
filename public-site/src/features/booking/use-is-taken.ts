import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { roomQueries } from '../../lib/room-queries.ts'
import type { Booking } from './booking-request.ts'
import { keptPurchaseFor, readKeptBooking } from './kept-booking.ts'

/**
 * B-08: whether somebody else has these nights already when the page is opened, from an old link or a tab left open: told before
 * the form is filled in. Asked once, and not where this tab holds them itself; the payment session decides.
 */
export function useIsTaken({ room, stay }: Booking): boolean {
  const [isNew] = useState(() => keptPurchaseFor(readKeptBooking(), room._id, stay) === null)
  const { data: isFree } = useQuery({
    ...roomQueries.available(stay),
    select: (rooms) => rooms.some(({ _id }) => _id === room._id),
    enabled: isNew,
    // Later they may be this tab's own.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  return isFree === false
}
