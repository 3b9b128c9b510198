import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { GuestReservationResponse } from 'shared-ui/validators/reservations/guest-reservation'
import { cancelReservation, guestReservationQueries } from '../guest-reservation-queries.ts'
import { type CancelOutcome, checkAgain, tryToCancel } from './cancel-attempt.ts'

const NOT_FOUND = 404

/** Why the dialog is closed without a cancellation: the guest must confirm the present state anew. */
export type WithdrawalReason = 'moved' | 'standing'

/** `outcome`: that of the last press, if the dialog is still open. */
export type CancelState =
  | { at: 'asking'; outcome: Extract<CancelOutcome, { kind: 'lost' | 'refused' }> | null }
  | { at: 'sending' }
  | { at: 'checking' }

/**
 * Cancels the reservation of a link, one request at a time, and updates the page's query with the response. `onWithdrawn` is called
 * if nothing was cancelled and the reservation is no longer as it was shown.
 */
export function useCancel(token: string, onWithdrawn: (reason: WithdrawalReason) => void) {
  const queries = useQueryClient()
  const [state, setState] = useState<CancelState>({ at: 'asking', outcome: null })
  const isBusy = useRef(false)
  const options = guestReservationQueries.byToken(token)
  const requestsFor = (shown: GuestReservationResponse) => ({
    cancel: async () => {
      const after = await cancelReservation(token, shown)
      queries.setQueryData(options.queryKey, after)
      return after
    },
    check: () => queries.query(options),
  })
  const run = async (at: 'sending' | 'checking', action: () => Promise<CancelOutcome>) => {
    // A ref, since two presses in one frame see the same state.
    if (isBusy.current) return
    isBusy.current = true
    setState({ at })
    const outcome = await action()
    isBusy.current = false
    if (outcome.kind === 'moved' || outcome.kind === 'standing') return onWithdrawn(outcome.kind)
    setState({ at: 'asking', outcome: outcome.kind === 'settled' ? null : outcome })
    // Deleted meanwhile: the page shows that the link is unknown.
    if (outcome.kind === 'refused' && outcome.problem.status === NOT_FOUND) {
      await queries.invalidateQueries({ queryKey: options.queryKey })
    }
  }
  return {
    state,
    /** Cancels what is shown. */
    send: (shown: GuestReservationResponse) => run('sending', () => tryToCancel(requestsFor(shown))),
    /** Finds out the outcome of a press whose response was lost. */
    check: (shown: GuestReservationResponse) => run('checking', () => checkAgain(requestsFor(shown))),
  }
}
