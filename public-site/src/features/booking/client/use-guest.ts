import { useState } from 'react'
import { EMPTY_CLIENT } from 'shared-ui/copy/client-form'
import type { Guest } from '../state/booking-request.ts'
import { forgetGuest, readStoredBooking, storeGuest } from '../state/stored-booking.ts'

const EMPTY_GUEST: Guest = { draft: EMPTY_CLIENT, agreed: false, lateArrivalAccepted: false }

/**
 * Returns the typed guest data, which survives a reload. `forget` empties it and removes it from storage; it is undefined if nothing
 * was stored when the page was opened.
 */
export function useGuest() {
  const [guest, setGuest] = useState<Guest>(() => {
    const { draft, agreed } = readStoredBooking()
    return { ...EMPTY_GUEST, draft, agreed }
  })
  const [isRemembered, setRemembered] = useState(
    () => guest.agreed || Object.values(guest.draft).some(Boolean),
  )
  const change = (next: Guest) => {
    setGuest(next)
    storeGuest({ draft: next.draft, agreed: next.agreed })
  }
  const forget = () => {
    forgetGuest()
    setGuest(EMPTY_GUEST)
    setRemembered(false)
  }
  return { guest, change, forget: isRemembered ? forget : undefined }
}
