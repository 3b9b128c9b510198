import { useState } from 'react'
import { EMPTY_CLIENT } from 'shared-ui/copy/client-form'
import type { Guest } from '../state/booking-request.ts'
import { forgetGuest, readStoredBooking, storeGuest } from '../state/stored-booking.ts'

const NOBODY: Guest = { draft: EMPTY_CLIENT, agreed: false, lateArrivalAccepted: false }

/**
 * What was typed, stored through a reload (E-03). `forget` empties it and what is stored (B-13); it is absent where nothing of it was
 * stored before this page was opened.
 */
export function useGuest() {
  const [guest, setGuest] = useState<Guest>(() => {
    const { draft, agreed } = readStoredBooking()
    return { ...NOBODY, draft, agreed }
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
    setGuest(NOBODY)
    setRemembered(false)
  }
  return { guest, change, forget: isRemembered ? forget : undefined }
}
