import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { TakenRoom } from 'shared-ui/validators/rooms/room'
import { roomQueries, takenIn } from '../../../lib/queries/room-queries.ts'
import type { Booking } from '../state/booking-request.ts'
import { readStoredBooking, storedPurchaseFor } from '../state/stored-booking.ts'

/** Whether somebody else has nights of the stay: when the page was opened, for example from an old link, and as last requested. */
export type TakenNights = { atOpening: TakenRoom | null; now: TakenRoom | null }

/**
 * Requests once, when the page is opened, whether the nights are taken, so that it can be shown before the form is filled in. Not if
 * this tab holds them itself.
 */
export function useTakenRoom({ room, stay }: Booking): TakenNights {
  const [isNew] = useState(() => storedPurchaseFor(readStoredBooking(), room._id, stay) === null)
  const { data: taken, isFetchedAfterMount } = useQuery({
    ...roomQueries.taken(stay),
    select: takenIn(room._id),
    enabled: isNew,
    // Later this tab may hold the nights itself.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const now = isFetchedAfterMount ? taken : undefined
  const [first, setFirst] = useState<TakenRoom | null>()
  if (first === undefined && now !== undefined) setFirst(now)
  return { atOpening: first ?? null, now: now ?? null }
}
