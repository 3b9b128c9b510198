import { useState } from 'react'
import type { Guest } from '../state/booking-request.ts'
import { forgetGuest, NO_GUEST, readStoredBooking, storeGuest } from '../state/stored-booking.ts'

const EMPTY_GUEST: Guest = { ...NO_GUEST, lateArrivalAccepted: false }

/**
 * Returns the typed guest data, which survives a reload. `forget` empties it and removes it from storage; it is undefined if nothing
 * was stored when the page was opened.
 */
export function useGuest() {
  const [guest, setGuest] = useState<Guest>(() => {
    const { purchase, ...typed } = readStoredBooking()
    return { ...EMPTY_GUEST, ...typed }
  })
  const [isRemembered, setRemembered] = useState(
    () => guest.agreed || Object.values({ ...guest.draft, ...guest.extras }).some(Boolean),
  )
  const change = (next: Guest) => {
    setGuest(next)
    const { lateArrivalAccepted, ...typed } = next
    storeGuest(typed)
  }
  const forget = () => {
    forgetGuest()
    setGuest(EMPTY_GUEST)
    setRemembered(false)
  }
  return { guest, change, forget: isRemembered ? forget : undefined }
}
