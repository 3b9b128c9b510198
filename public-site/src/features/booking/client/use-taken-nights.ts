import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { roomQueries } from '../../../lib/room-queries.ts'
import type { Booking } from '../state/booking-request.ts'
import { readStoredBooking, storedPurchaseFor } from '../state/stored-booking.ts'

/** Nights that somebody else has: sold or blocked, or only held `until` an instant (ISO 8601, UTC). */
export type TakenNights = { until: string | null }

/**
 * B-08: the nights that somebody else has already when the page is opened, from an old link or a tab left open, so that it is said
 * before the form is filled in; null where they are free. Asked once, and not where this tab holds them itself.
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
    // Later they may be this tab's own.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  return taken ?? null
}
