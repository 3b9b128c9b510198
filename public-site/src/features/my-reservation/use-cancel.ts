import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { GuestReservationResponse } from 'shared-ui/validators/guest-reservation'
import { type CancelOutcome, lookAgain, tryToCancel } from './cancel-attempt.ts'
import { cancelReservation, guestReservationQueries } from './guest-reservation-queries.ts'

const GONE = 404

/** What the guest is told as the question is taken back: it must be asked anew, of what holds now. */
export type TakenBack = 'moved' | 'standing'

/** `told`: what came of the last press, where the question is still open. */
export type CancelState =
  | { at: 'asking'; told: Extract<CancelOutcome, { kind: 'lost' | 'refused' }> | null }
  | { at: 'sending' }
  | { at: 'looking' }

/**
 * Cancels the reservation of a link, once at a time (W-06); the page's own query learns of all that comes back. `onTakenBack`:
 * nothing was cancelled, and a further press would be about something else than what was read.
 */
export function useCancel(token: string, onTakenBack: (why: TakenBack) => void) {
  const queries = useQueryClient()
  const [state, setState] = useState<CancelState>({ at: 'asking', told: null })
  const isBusy = useRef(false)
  const options = guestReservationQueries.byToken(token)
  const callsFor = (shown: GuestReservationResponse) => ({
    cancel: async () => {
      const after = await cancelReservation(token, shown)
      queries.setQueryData(options.queryKey, after)
      return after
    },
    look: () => queries.query(options),
  })
  const run = async (at: 'sending' | 'looking', action: () => Promise<CancelOutcome>) => {
    // Of two presses in one frame both see the same state, so the state cannot tell.
    if (isBusy.current) return
    isBusy.current = true
    setState({ at })
    const outcome = await action()
    isBusy.current = false
    if (outcome.kind === 'moved' || outcome.kind === 'standing') return onTakenBack(outcome.kind)
    setState({ at: 'asking', told: outcome.kind === 'settled' ? null : outcome })
    // Deleted meanwhile: the page tells that there is nothing behind this link.
    if (outcome.kind === 'refused' && outcome.problem.status === GONE) {
      await queries.invalidateQueries({ queryKey: options.queryKey })
    }
  }
  return {
    state,
    /** Cancels what is shown. */
    send: (shown: GuestReservationResponse) => run('sending', () => tryToCancel(callsFor(shown))),
    /** Asks what became of a press whose answer was lost. */
    look: (shown: GuestReservationResponse) => run('looking', () => lookAgain(callsFor(shown))),
  }
}
