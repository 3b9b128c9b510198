import { useEffect, useEffectEvent, useRef } from 'react'
import type { Booking } from './booking-request.ts'
import { releaseHold } from './booking-requests.ts'
import type { BookingState, OpenSession } from './booking-state.ts'
import { forgetPurchaseOf } from './stored-booking.ts'

export type HoldOwner = {
  booking: Booking
  state: BookingState
  /** Whether a session is being opened or a card is being sent. Between a press and the next render the state cannot say. */
  isBusy: () => boolean
  /** Called when the page is hidden and its hold was released, so that a page brought back from the browser's cache is at the form. */
  onLeft: () => void
}

/** Releases the hold of a page that is left before its card is sent (M-08): by another route, a reload, or closing the tab. */
export function useHoldRelease({ booking, state, isBusy, onLeft }: HoldOwner) {
  const hasLeft = useRef(false)
  const release = useEffectEvent(() => {
    if (state.step !== 'card' || isBusy()) return
    giveUp(booking, state.session)
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
  /** Whether the page has gone to another route: a session that is opened after that must be given up. */
  return { hasLeft: () => hasLeft.current }
}

/** Releases the hold of a session that is not going to be paid, and forgets its purchase. */
export function giveUp({ room, stay }: Booking, { purchase }: OpenSession): void {
  forgetPurchaseOf(room._id, stay)
  void releaseHold(purchase)
}
