import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { roomQueries } from '../../../lib/queries/room-queries.ts'
import type { Booking } from '../state/booking-request.ts'
import { readStoredBooking, storedPurchaseFor } from '../state/stored-booking.ts'

/** Nights that somebody else has: sold or blocked (null), or only held `until` an instant (ISO 8601, UTC). */
export type TakenNights = { until: string | null }

/**
 * Returns the nights that somebody else already has when the page is opened, for example from an old link, so that it can be shown
 * before the form is filled in; null if they are free. Requests them once, and not if this tab holds them itself.
 */
export function useTakenNights({ room, stay }: Booking): TakenNights | null {
  const [isNew] = useState(() => storedPurchaseFor(readStoredBooking(), room._id, stay) === null)
  const { data: taken } = useQuery({
    ...roomQueries.available(stay),
    select: ({ availableRooms, heldRooms }): TakenNights | null => {
      if (availableRooms.some(({ _id }) => _id === room._id)) return null
      return { until: heldRooms.find(({ _id }) => _id === room._id)?.until ?? null }
    },
    enabled: isNew,
    // Later this tab may hold the nights itself.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  return taken ?? null
}
