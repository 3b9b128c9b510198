import { useEffect, useEffectEvent, useRef } from 'react'
import type { Booking } from './booking-request.ts'
import { releaseHold } from './booking-requests.ts'
import type { BookingState, OpenSession } from './booking-state.ts'
import { forgetPurchaseOf } from './stored-booking.ts'

export type HoldOwner = {
  booking: Booking
  state: BookingState
  /** Whether a session is being opened or a card is being sent. The state does not show it between a press and the next render. */
  isBusy: () => boolean
  /** Called when the page is hidden and its hold was released, so that a page restored from the back/forward cache shows the form. */
  onLeft: () => void
}

/** Releases the hold when the page is left before a card is sent: by another route, a reload, or closing the tab. */
export function useHoldRelease({ booking, state, isBusy, onLeft }: HoldOwner) {
  const hasLeft = useRef(false)
  const release = useEffectEvent(() => {
    if (state.step !== 'card' || isBusy()) return
    releaseSession(booking, state.session)
    onLeft()
  })
  useEffect(() => {
    hasLeft.current = false
    const onPageHide = () => release()
    window.addEventListener('pagehide', onPageHide)
    return () => {
      window.removeEventListener('pagehide', onPageHide)
      hasLeft.current = true
      release()
    }
  }, [])
  /** Whether the visitor has left for another route: a session that is opened after that must be released. */
  return { hasLeft: () => hasLeft.current }
}

/** Releases the hold of a session that will not be paid, and forgets its purchase. */
export function releaseSession({ room, stay }: Booking, { purchase }: OpenSession): void {
  forgetPurchaseOf(room._id, stay)
  void releaseHold(purchase)
}
